"""What must hold in every state and every table."""
