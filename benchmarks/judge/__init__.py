"""What the judge of meaning learns from and is measured with: claims and questions."""
