print("w8log-bench")
