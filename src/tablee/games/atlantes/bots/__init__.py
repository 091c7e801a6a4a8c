"""What bots think of choices and positions."""
