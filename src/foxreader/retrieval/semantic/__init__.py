"""Search by meaning, and how it joins the search by words."""
