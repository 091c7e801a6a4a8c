"""What every title stands on: positions, agendas, decisions, events, records. Standard library only."""
