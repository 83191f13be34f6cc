"""What operating systems do differently: files, processes, consoles, keys, walls.

Code elsewhere calls none of it by itself (tests/packaging/test_system_calls.py), so that what one
system needs is done everywhere.
"""
