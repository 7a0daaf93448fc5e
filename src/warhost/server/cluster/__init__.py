"""How servers share tables: who owns which, and how the others reach the owner."""
