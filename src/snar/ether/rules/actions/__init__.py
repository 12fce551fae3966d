"""Actions: what is offered, what it costs, how it is paid and carried out."""
