"""What Foxreader is measured by: each module is a command of its own."""
