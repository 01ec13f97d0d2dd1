"""Calls to players who are away: by the browser's push service, a webhook or e-mail, each where the host allows it."""
