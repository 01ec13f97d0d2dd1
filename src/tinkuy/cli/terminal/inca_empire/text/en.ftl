# The board of Inca Empire. Short words stand in narrow columns: keep their length.

inca_empire-sun = Board of the Sun
inca_empire-hand = Your cards
inca_empire-builds = What can be built
inca_empire-tiles = Culture tiles
inca_empire-sites = Sites
inca_empire-provinces = Provinces

inca_empire-phase-inca = Inca
inca_empire-phase-sun = Sun
inca_empire-phase-people = People
inca_empire-phase-sapa_inca = Sapa Inca

inca_empire-legend-city-site = city site
inca_empire-legend-garrison-site = garrison site
inca_empire-legend-city = city
inca_empire-legend-garrison = garrison
inca_empire-legend-temple = city, temple
inca_empire-legend-shrine = garrison, temple
inca_empire-legend-resistance = resistance
inca_empire-legend-covered = face down

inca_empire-card-peasant_revolt = revolt
inca_empire-card-expert_surveyors = surveyors
inca_empire-card-extra_road_crew = road crew
inca_empire-card-intensive_labour = labour
inca_empire-card-el_nino_flood = flood
inca_empire-card-wild_road = wild road
inca_empire-card-epidemic = epidemic
inca_empire-card-city_restoration = restoration
inca_empire-card-major_outpost = outpost
inca_empire-card-storehouses = storehouses
inca_empire-card-harsh_weather = weather
inca_empire-card-mass_construction = construction
inca_empire-card-rapid_expansion = expansion
inca_empire-card-popular_support = support
inca_empire-card-military_superiority = superiority
inca_empire-card-resistance = resistance
inca_empire-card-religious_zeal = zeal
inca_empire-card-solar_eclipse = eclipse
inca_empire-card-great_pilgrimage = pilgrimage 7
inca_empire-card-annual_pilgrimage = pilgrimage 5
inca_empire-card-local_pilgrimage = pilgrimage 4

inca_empire-help-map = Map: north is to the left, the sea below. It is drawn out of proportion so that every point has its place.
inca_empire-help-roads = Roads: grey links are free, coloured ones belong to the player of that colour; white ones can be laid now. Beside a road stand the sites at its ends.
inca_empire-help-points = Points: ☼ Cusco, ○ city site, □ garrison site, ∙ huaca, ⌂ city, ▣ garrison, Π city with a temple, π temple at a garrison site.
inca_empire-help-provinces = Provinces: a number is the resistance of an open tile, ? a tile face down, a player's sign a conquered province, underlined with a terrace.
inca_empire-help-sun = Board of the Sun: a sector with the two players it touches, and the cards that work there until Sapa Inca. ▯● lies face down.
inca_empire-help-players = Players in turn order, ¹ leads on the score track: labour λ, tiles ◫, terraces ≡, roads ═, cards ▯, points ★, and what Sapa Inca would bring now.
inca_empire-help-cards = Cards: what each does stands under i; pilgrimage 7 is worth 7 VP.
inca_empire-help-reconstructed = The map is reconstructed, not the printed one; tinkuy tables draw inca_empire shows it with all names.
