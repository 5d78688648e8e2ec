print("w8log")
