# Plán Říše Inků. Krátká slova stojí v úzkých sloupcích: dodržte jejich délku.

inca_empire-sun = Deska Slunce
inca_empire-hand = Vaše karty
inca_empire-builds = Co lze postavit
inca_empire-tiles = Žetony kultur
inca_empire-sites = Místa
inca_empire-provinces = Provincie

inca_empire-phase-inca = Inka
inca_empire-phase-sun = Slunce
inca_empire-phase-people = Lid
inca_empire-phase-sapa_inca = Sapa Inka

inca_empire-legend-city-site = místo města
inca_empire-legend-garrison-site = místo posádky
inca_empire-legend-city = město
inca_empire-legend-garrison = posádka
inca_empire-legend-temple = město, chrám
inca_empire-legend-shrine = posádka, chrám
inca_empire-legend-resistance = odpor
inca_empire-legend-covered = lícem dolů

inca_empire-card-peasant_revolt = vzpoura
inca_empire-card-expert_surveyors = zeměměřiči
inca_empire-card-extra_road_crew = cestáři
inca_empire-card-intensive_labour = práce
inca_empire-card-el_nino_flood = povodeň
inca_empire-card-wild_road = divoká cesta
inca_empire-card-epidemic = epidemie
inca_empire-card-city_restoration = obnova
inca_empire-card-major_outpost = osada
inca_empire-card-storehouses = sýpky
inca_empire-card-harsh_weather = počasí
inca_empire-card-mass_construction = výstavba
inca_empire-card-rapid_expansion = expanze
inca_empire-card-popular_support = podpora
inca_empire-card-military_superiority = převaha
inca_empire-card-resistance = odpor
inca_empire-card-religious_zeal = zápal
inca_empire-card-solar_eclipse = zatmění
inca_empire-card-great_pilgrimage = pouť 7
inca_empire-card-annual_pilgrimage = pouť 5
inca_empire-card-local_pilgrimage = pouť 4

inca_empire-help-map = Mapa: sever je vlevo, moře dole. Je protažená, aby se každý bod vešel.
inca_empire-help-roads = Cesty: šedé spoje jsou volné, barevné patří hráči té barvy, bílé lze teď postavit. U cesty stojí místa na jejích koncích.
inca_empire-help-points = Body: ☼ Cusco, ○ místo města, □ místo posádky, ∙ huaca, ⌂ město, ▣ posádka, Π město s chrámem, π chrám na místě posádky.
inca_empire-help-provinces = Provincie: číslo je odpor odkrytého žetonu, ? žeton lícem dolů, znak hráče dobytá provincie, podtržený s terasou.
inca_empire-help-sun = Deska Slunce: sektor s dvěma hráči, kterých se dotýká, a karty, které tam platí do Sapa Inky. ▯● leží lícem dolů.
inca_empire-help-players = Hráči v pořadí tahu, ¹ vede na počítadle: práce λ, žetony ◫, terasy ≡, cesty ═, karty ▯, body ★ a co by teď přinesl Sapa Inka.
inca_empire-help-cards = Karty: co která dělá, ukáže i; pouť 7 je za 7 VB.
inca_empire-help-reconstructed = Mapa je rekonstruovaná, ne tištěná; tinkuy tables draw inca_empire ji ukáže se všemi jmény.
