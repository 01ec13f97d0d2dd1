"""Every reason why something cannot be done, with its clause."""

from __future__ import annotations

from tinkuy.core.questions import Blocked

NOT_IN_HAND = Blocked("blocked-not-in-hand", "IN-7.4")
NO_SUCH_SECTOR = Blocked("blocked-no-such-sector", "IN-7.5")
SECTOR_TAKEN = Blocked("blocked-sector-taken", "IN-7.5")

ROADS_DONE = Blocked("blocked-roads-done", "IN-8.2")
CONSTRUCTION_DONE = Blocked("blocked-construction-done", "IN-8.2")
NOT_INTERLEAVED = Blocked("blocked-not-interleaved", "IN-8.4")
GAVE_UP_ROADS = Blocked("blocked-gave-up-roads", "IN-13.20")
GAVE_UP_CONSTRUCTION = Blocked("blocked-gave-up-construction", "IN-13.31")
TOO_DEAR = Blocked("blocked-too-dear", "IN-10.22")
NO_ROAD = Blocked("blocked-no-road", "IN-9.11")
NO_PLACE = Blocked("blocked-no-place", "IN-10.22")

NOT_ON_SIDE = Blocked("blocked-not-on-side", "IN-3.8")
ROAD_TAKEN = Blocked("blocked-road-taken", "IN-9.5")
OWN_ROAD = Blocked("blocked-own-road", "IN-9.5")
NOT_CONNECTED = Blocked("blocked-not-connected", "IN-9.3")
UNCONQUERED_ENDS = Blocked("blocked-unconquered-ends", "IN-9.8")
ROAD_PAID = Blocked("blocked-road-paid", "IN-10.20")

NO_WILD_ROAD = Blocked("blocked-no-wild-road", "IN-13.6")
WILD_ROADS_LAID = Blocked("blocked-wild-roads-laid", "IN-13.36")
OWN_PARALLEL = Blocked("blocked-own-parallel", "IN-13.37")
LINK_IS_FREE = Blocked("blocked-link-is-free", "IN-13.6a")
NOT_ON_THIS_SIDE = Blocked("blocked-line-not-on-side", "IN-13.38")
CROSSES_WILD = Blocked("blocked-crosses-wild", "IN-13.6b")
CROSSES_LINK = Blocked("blocked-crosses-link", "IN-13.38")
TOO_NEAR = Blocked("blocked-too-near", "IN-13.39")
OFF_LAND = Blocked("blocked-off-land", "IN-13.40")
SEAWARD = Blocked("blocked-seaward", "IN-13.41")

NO_CITY_SITE = Blocked("blocked-no-city-site", "IN-10.1")
CITY_STANDS = Blocked("blocked-city-stands", "IN-10.4")
NO_GARRISON_SITE = Blocked("blocked-no-garrison-site", "IN-10.5")
GARRISON_STANDS = Blocked("blocked-garrison-stands", "IN-10.5")
SITE_NOT_CONNECTED = Blocked("blocked-site-not-connected", "IN-1.12")
SITE_UNCONQUERED = Blocked("blocked-site-unconquered", "IN-10.2")
FIRST_GARRISON = Blocked("blocked-first-garrison", "IN-13.12")

NO_OUTPOST = Blocked("blocked-no-outpost", "IN-13.9")
NO_GARRISON = Blocked("blocked-no-garrison", "IN-13.9")
NO_CITY = Blocked("blocked-no-city", "IN-10.25")
TEMPLE_STANDS = Blocked("blocked-temple-stands", "IN-10.15")
ECLIPSE_ROADS = Blocked("blocked-eclipse-roads", "IN-13.18")
ECLIPSE_TEMPLE = Blocked("blocked-eclipse-temple", "IN-13.18")
ECLIPSE_PILGRIM = Blocked("blocked-eclipse-pilgrim", "IN-13.19")

NOT_YOUR_TILE = Blocked("blocked-not-your-tile", "IN-10.18")
TERRACE_STANDS = Blocked("blocked-terrace-stands", "IN-10.18")
FIRST_TERRACE = Blocked("blocked-first-terrace", "IN-13.2")

START_PROVINCE = Blocked("blocked-start-province", "IN-1.7")
CONQUERED_ALREADY = Blocked("blocked-conquered", "IN-1.10")
NO_ROAD_END = Blocked("blocked-no-road-end", "IN-10.8")
NO_FURTHER = Blocked("blocked-no-further", "IN-13.13")

NO_PILGRIMAGE = Blocked("blocked-no-pilgrimage", "IN-13.20")
NO_FITTING_TEMPLE = Blocked("blocked-no-fitting-temple", "IN-13.20")
ONE_PILGRIMAGE = Blocked("blocked-one-pilgrimage", "IN-13.23")
SOMETHING_BUILT = Blocked("blocked-something-built", "IN-13.34")
