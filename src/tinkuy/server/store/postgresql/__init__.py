"""The store in a PostgreSQL database, for a site that outgrows one process."""
