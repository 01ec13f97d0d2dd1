"""What bots think things are worth: in points, or as shares of the points that the tables say.

Found by games in which they were varied by chance. What lies in reach is worth little, since the others reach it too.
"""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "spent": 0.8,  # of what a city would bring for each token: how well labour is spent
    "city_site": 0.12,  # of what a city at an empty site of the network would bring in Sapa Inca phases
    "garrison_site": 0.14,
    "temple_site": 0.07,  # of a temple's points, in a city without one
    "tile": 0.08,  # of what a tile in reach would bring above its resistance
    "unknown": 0.5,  # a tile face down in reach
    "point": 0.12,  # each point of the network
    "link": 0.04,  # each link on which it can grow
    "built1": 0.3,  # of what buildings one road away would bring in Sapa Inca phases
    "built2": 0.2,  # two roads away
    "built3": 0.1,
    "site1": 0.1,  # of what buildings on empty sites there would bring
    "site2": 0.08,
    "site3": 0.04,
    "rivals": 0.3,  # what the others have on the average, of what I have
    "soon": 1.0,  # People phases in which half of what is in reach finds its use
    "lost_road": 1.2,  # a road that a revolt would take
    "support": 1.0,  # a token of labour that support brings
    "harm": 0.5,  # what is good for one of the others is that much of it bad for me
    # What an event card changes, for each People phase in which it lies open, by one of its amount.
    "terrace_action_builds_up_to": 0.6,
    "free_roads": 1.2,
    "extra_road_action_bonus_roads": 0.3,
    "one_road_between_any_two_points": 1.0,
    "city_cost": -0.5,
    "city_vp": 0.4,
    "convert_garrison_to_city": 1.2,
    "garrison_vp": 0.4,
    "garrison_cost": -0.4,
    "garrison_action_builds_up_to": 0.8,
    "additional_conquest": 1.2,
    "conquest_cost": -0.7,
    "temple_allowed_on_garrison": 0.5,
    "temple_forfeits_road_action": -0.5,
    "pilgrimage": 0.5,
}
# What these bots seldom do, and what might be worth far more to one who does.
BOLD = ("temple_site", "tile", "garrison_site", "city_site", "link", "point", "harm")
