"""One machine's processes: several workers behind one port."""
