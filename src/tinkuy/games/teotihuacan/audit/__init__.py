"""What must hold in every state."""
