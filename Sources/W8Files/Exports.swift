// Paths and the reasons why files are not read are words of the disk, too.
@_exported import W8Paths
