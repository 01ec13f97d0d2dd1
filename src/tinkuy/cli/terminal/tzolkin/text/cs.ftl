# Plán hry Tzolk'in. Krátká slova stojí v úzkých sloupcích: jejich délku je třeba zachovat.

tzolkin-short-chaac = Cha
tzolkin-short-quetzalcoatl = Que
tzolkin-short-kukulcan = Kuk
tzolkin-short-agriculture = Zem
tzolkin-short-extraction = Těž
tzolkin-short-architecture = Arch
tzolkin-short-theology = Teo
tzolkin-name-chaac = Chaac
tzolkin-name-quetzalcoatl = Quetzalc.
tzolkin-name-kukulcan = Kukulkan
tzolkin-name-agriculture = zemědělství
tzolkin-name-extraction = těžba
tzolkin-name-architecture = architektura
tzolkin-name-theology = teologie
tzolkin-letter-farm = F
tzolkin-letter-civic = O
tzolkin-letter-tomb = H
tzolkin-letter-shrine = S
tzolkin-any-temple = chrám
tzolkin-any-track = tech
tzolkin-any-resources = { $n } dle volby

tzolkin-gives-worker =
    { $n ->
        [one] { $n } dělník
        [few] { $n } dělníci
       *[other] { $n } dělníků
    }
tzolkin-feeds = nakrmí { $n }
tzolkin-feeds-cheaper = −{ $n }ψ za dělníka
tzolkin-then-build-building = další budova
tzolkin-then-exchange = ⇄
tzolkin-then-any-action = lib. akce

tzolkin-per-farm = farmu
tzolkin-per-civic = občanskou
tzolkin-per-tomb = hrobku
tzolkin-per-shrine = svatyni
tzolkin-scores-per-frame-owned = { $points }★ za { $frame }
tzolkin-scores-per-building-and-monument-owned = { $points }★ za každou stavbu
tzolkin-scores-per-monument-built-by-anyone = { $points }★ za monument všech
tzolkin-scores-per-corn-tile = { $points }★ za dest. kukuřice
tzolkin-scores-per-wood-tile = { $points }★ za dest. dřeva
tzolkin-scores-by-worker-count = { $steps }★ { $first }-{ $last } dělníků
tzolkin-scores-per-technology-level = { $points }★ za úroveň techn.
tzolkin-scores-by-tracks-at-level-3 = { $steps }★ plné techn.
tzolkin-scores-per-step-above-start-in-best-temple = { $points }★ za stupeň, 1 chrám
tzolkin-scores-vp-of-own-step-in-each-temple = ★ vlastních stupňů
tzolkin-scores-per-skull-on-chichen-itza = { $points }★ za lebku na plánu

tzolkin-free-choice = lib. 1-{ $last }
tzolkin-act-tech =
    { $n ->
        [one] { $n } technologie
        [few] { $n } technologie
       *[other] { $n } technologií
    }
tzolkin-act-tech-short = { $n } tech
tzolkin-act-building =
    { $n ->
        [one] { $n } budova
        [few] { $n } budovy
       *[other] { $n } budov
    }
tzolkin-act-building-short = { $n } ⌂
tzolkin-act-monument = { $n } ⌂ / monument
tzolkin-act-monument-short = { $n } ⌂/mon
tzolkin-act-corn = budova za ψ
tzolkin-act-corn-short = ⌂ za ψ
tzolkin-act-temples = { $n }∆ za { $cost } sur.
tzolkin-act-temples-short = { $n }∆ −{ $cost }
tzolkin-act-exchange = směna ⇄
tzolkin-act-exchange-short = ⇄ směna
tzolkin-act-worker = nový dělník
tzolkin-act-worker-short = dělník
tzolkin-act-any = libovolná
tzolkin-act-any-short = lib.

tzolkin-day = den { $day } z { $days }
tzolkin-food-day =
    { $days ->
        [0] Den jídla na konci kola: { $reward }
        [one] Den jídla za { $days } den: { $reward }
        [few] Den jídla za { $days } dny: { $reward }
       *[other] Den jídla za { $days } dní: { $reward }
    }
tzolkin-reward-goods = zboží chrámů
tzolkin-reward-points = body chrámů
tzolkin-food-days-over = Všechny dny jídla skončily.
tzolkin-first-player-space = Začínající hráč:
tzolkin-tooth = zuby { $corn }
tzolkin-skulls-left = zásoba { $skulls }
tzolkin-leader = vede
tzolkin-technologies = Technologie
tzolkin-temples = Chrámy
tzolkin-buildings = Budovy, { $age }. epocha (ještě { $n })
tzolkin-buildings-offered = Budovy v nabídce
tzolkin-monuments = Monumenty
tzolkin-column-workers = ruka
tzolkin-column-eats = krm.
tzolkin-column-tiles = dest.
tzolkin-column-monuments = M
tzolkin-column-side = 2d
tzolkin-dealt = Vaše destičky bohatství: nikdo jiný je nevidí
tzolkin-space = políčko { $space }
tzolkin-legend-corn = kukuř.
tzolkin-legend-wood = dřevo
tzolkin-legend-stone = kámen
tzolkin-legend-gold = zlato
tzolkin-legend-skull = lebka
tzolkin-legend-points = VB
tzolkin-legend-step = stupeň
tzolkin-legend-building = budova

tzolkin-help-spaces = Ozubená kola: 4● je políčko 4 s dělníkem hráče ●. ⬡ je neutrální; za názvem stojí ti na neočíslovaných pozicích.
tzolkin-help-fields = Palenque: 7/3 je kukuřice nebo dřevo za destičku. Pole: ≡ nahoře dřevo, ψ kukuřice, · prázdné.
tzolkin-help-skulls = Chichen Itza: body, chrám, 1? surovina dle volby; Ω● zde leží lebka hráče ●.
tzolkin-help-temples = Chrámy: body stupně, zboží stupně; dole bonus za vedení v 1./2. epoše.
tzolkin-help-technologies = Technologie: 2:−2 je úroveň 2 za 2 suroviny, + nad poslední úroveň. ψ· kukuřice bez destičky, ⌂ za budovu, →1 další políčko, −1:∆ surovina za stupeň, 2? suroviny dle volby.
tzolkin-help-tiles = Destičky: F farma, O občanská budova, H hrobka, S svatyně; pak cena a efekt.
tzolkin-help-players = Hráči: dělníci v ruce/celkem, kukuřice na den jídla, destičky sklizně, budovy, monumenty, posun o 2 dny: ○ volný, ◉ použitý.
