# Tzolk'in česky. Tvary jmen: .amount při počítání, .accusative 4. pád, .of 2. pád, .in kde.

title = Tzolk'in: Mayský kalendář
about = Umisťujte dělníky na otáčející se ozubená kola, nechte čas pracovat za sebe a získejte si přízeň bohů, než kalendář uzavře kruh.
heading = { $round }. kolo, { $day }. den z { $days }

option-first_player = Začínající hráč
option-first_player-random = náhodně
option-first_player-0 = hráč 1
option-first_player-1 = hráč 2
option-first_player-2 = hráč 3
option-first_player-3 = hráč 4

## Jména

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza
space = { $gear } { $space }

good-corn = kukuřice
    .amount =
        { $n ->
            [one] { $n } kukuřice
            [few] { $n } kukuřice
            [many] { $n } kukuřice
           *[other] { $n } kukuřic
        }
    .accusative =
        { $n ->
            [one] { $n } kukuřici
            [few] { $n } kukuřice
            [many] { $n } kukuřice
           *[other] { $n } kukuřic
        }
good-wood = dřevo
    .amount =
        { $n ->
            [one] { $n } dřevo
            [few] { $n } dřeva
            [many] { $n } dřeva
           *[other] { $n } dřev
        }
    .accusative = { good-wood.amount }
good-stone = kámen
    .amount =
        { $n ->
            [one] { $n } kámen
            [few] { $n } kameny
            [many] { $n } kamene
           *[other] { $n } kamenů
        }
    .accusative = { good-stone.amount }
good-gold = zlato
    .amount =
        { $n ->
            [one] { $n } zlato
            [few] { $n } zlata
            [many] { $n } zlata
           *[other] { $n } zlat
        }
    .accusative = { good-gold.amount }
good-skull = lebka
    .amount =
        { $n ->
            [one] { $n } lebka
            [few] { $n } lebky
            [many] { $n } lebky
           *[other] { $n } lebek
        }
    .accusative =
        { $n ->
            [one] { $n } lebku
            [few] { $n } lebky
            [many] { $n } lebky
           *[other] { $n } lebek
        }
amounts = { $amounts }

resource-wood = dřevo
resource-stone = kámen
resource-gold = zlato

temple-chaac = Chaac
    .amount = Chaac +{ $n }
    .in = v Chaacově chrámu
temple-quetzalcoatl = Quetzalcóatl
    .amount = Quetzalcóatl +{ $n }
    .in = v Quetzalcóatlově chrámu
temple-kukulcan = Kukulkan
    .amount = Kukulkan +{ $n }
    .in = v Kukulkanově chrámu

track-agriculture = zemědělství
    .amount = zemědělství +{ $n }
    .of = zemědělství
    .accusative = zemědělství
track-extraction = těžba
    .amount = těžba +{ $n }
    .of = těžby
    .accusative = těžbu
track-architecture = architektura
    .amount = architektura +{ $n }
    .of = architektury
    .accusative = architekturu
track-theology = teologie
    .amount = teologie +{ $n }
    .of = teologie
    .accusative = teologii

frame-farm = farma
    .colour = žlutý
    .all = každou vlastní farmu
frame-civic = občanská budova
    .colour = zelený
    .all = každou vlastní občanskou budovu a každý vlastní zelený monument včetně tohoto
frame-tomb = hrobka
    .colour = šedý
    .all = každou vlastní hrobku a každý vlastní šedý monument včetně tohoto
frame-shrine = svatyně
    .colour = modrý
    .all = každou vlastní svatyni a každý vlastní modrý monument včetně tohoto

harvest_tile-corn = destička kukuřice
    .accusative = destičku kukuřice
harvest_tile-wood = destička dřeva
    .accusative = destičku dřeva

building-a1_farm_one = Farma pro jednoho
building-a1_farm_discount = Farma pro všechny
building-a1_civic_agriculture = Dům zemědělství
building-a1_civic_agriculture_stone = Dům zemědělství a kamene
building-a1_civic_extraction_corn = Dům těžby a kukuřice
building-a1_civic_extraction_gold = Dům těžby a zlata
building-a1_tomb_chaac_quetzalcoatl = Hrobka Chaaca a Quetzalcóatla
building-a1_tomb_chaac_kukulcan = Hrobka Chaaca a Kukulkana
building-a1_tomb_build = Hrobka stavitele
building-a1_shrine_architecture = Svatyně architektury
building-a1_shrine_theology_kukulcan = Svatyně teologie
building-a2_farm_three = Farma pro tři
building-a2_civic_tech_stone = Dům vědění a kamene
building-a2_civic_tech_gold = Dům vědění a zlata
building-a2_civic_tech_corn = Dům vědění a kukuřice
building-a2_civic_tech_skull = Dům vědění a lebky
building-a2_tomb_exchange = Hrobka kupce
building-a2_tomb_worker = Hrobka dělníka
building-a2_tomb_eight_vp = Hrobka krále
building-a2_tomb_any_action = Hrobka poutníka
building-a2_tomb_three_temples = Hrobka tří bohů
building-a2_shrine_chaac = Chaacova svatyně
building-a2_shrine_kukulcan = Kukulkanova svatyně
building-a2_shrine_quetzalcoatl = Quetzalcóatlova svatyně
building-a2_shrine_architecture = Velká svatyně architektury
building-a2_shrine_theology = Velká svatyně teologie
building-a2_shrine_two_techs = Svatyně vědění

monument-m_tombs = Monument hrobek
monument-m_all_own = Monument všech staveb
monument-m_monuments_everyone = Monument monumentů
monument-m_corn_tiles = Monument kukuřice
monument-m_wood_tiles = Monument dřeva
monument-m_civic = Občanský monument
monument-m_workers = Monument dělníků
monument-m_tech_levels = Monument technologií
monument-m_maxed_tracks = Monument mistrovství
monument-m_shrines = Monument svatyní
monument-m_one_temple = Monument jednoho chrámu
monument-m_all_temples = Monument všech chrámů
monument-m_skulls = Monument lebek

# Destičky bohatství se jmenují podle toho, co dávají; zboží, chrámy a technologie mají své vlastní tvary.
given-track =
    .amount = libovolná technologie +{ $n }
given-temple =
    .amount = libovolný chrám +{ $n }
given-vp =
    .amount = { $n } VB
given-worker =
    .amount =
        { $n ->
            [one] { $n } dělník
            [few] { $n } dělníci
           *[other] { $n } dělníků
        }
given-feed_free =
    .amount =
        { $n ->
            [one] { $n } nasycený dělník
            [few] { $n } nasycení dělníci
           *[other] { $n } nasycených dělníků
        }
given-feed_discount =
    .amount = −{ $n } kukuřice na každého dělníka ve dnech jídla
given-resources =
    .amount =
        { $n ->
            [one] { $n } surovina podle volby
            [few] { $n } suroviny podle volby
           *[other] { $n } surovin podle volby
        }

source-chichen_itza = lebky v Chichen Itza
source-buildings = budovy
source-architecture = architektura
source-architecture_bonus = bonus architektury
source-temples_age1 = chrámy, 1. epocha
source-leaders_age1 = vedení v chrámech, 1. epocha
source-temples_age2 = chrámy, 2. epocha
source-leaders_age2 = vedení v chrámech, 2. epocha
source-unfed = nenakrmení dělníci
source-corn = zbylá kukuřice a suroviny
source-skulls = zbylé lebky
source-monuments = monumenty

## Otázky a odpovědi

question-wealth = Vyberte destičky počátečního bohatství, které si necháte: { $n } ze { $of }.
question-beg = Budete před tahem žebrat o kukuřici? Budete mít přesně 3 kukuřice, ale bohové se rozhněvají.
question-anger = Bohové se hněvají: vyberte chrám, ve kterém sestoupíte o stupeň.
question-plan = Budete v tomto tahu dělníky umisťovat, nebo stahovat?
question-place = Vyberte, kam umístíte dělníka.
question-pick_up = Vyberte dělníka, kterého stáhnete.
question-act = Vyberte akci, kterou provedete.
question-harvest = Vyberte, co na plantáži sklidíte.
question-worship = Vyberte chrám, ve kterém postoupíte o stupeň.
question-advance = Vyberte technologii, kterou zlepšíte.
question-pay = Vyberte, kterými surovinami zaplatíte.
question-take = Vyberte, které suroviny si vezmete.
question-build = Vyberte, co postavíte.
question-architect = Vyberte, jak u této budovy použijete architekturu.
question-sell = Vyberte surovinu, kterou prodáte za kukuřici.
question-buy = Vyberte surovinu, kterou koupíte za kukuřici.
question-offering = Obětujete surovinu za další stupeň v chrámu?
question-follow_up = Vyberte, akci které budovy provedete jako první.
question-days = O kolik dní se posune kalendář?

beg-no = Nežebrat
beg-yes = Žebrat o kukuřici
plan-place = Umisťovat dělníky
plan-pick_up = Stahovat dělníky
place-first_player_space = Políčko začínajícího hráče
place-done = Už neumisťovat
pick_up-done = Už nestahovat
act-nothing = Bez akce
harvest-tileless = Kukuřice bez destičky
harvest-corn = Destička kukuřice z pole { $field }
harvest-wood = Destička dřeva z pole { $field }
harvest-burn = Vypálit pole { $field }
advance-done = Už nezlepšovat
build-done = Už nic nestavět
architect-without = Plná cena, architekturu si nechat na druhou budovu
architect-with = Plná cena, ale s výnosem z architektury
architect-save = S architekturou: o 1 { $resource } levněji
architect-save_corn = S architekturou: méně kukuřice
sell-done = Už neprodávat
buy-done = Už nekupovat
offering-no = Nic neobětovat
follow_up-build = Postavit budovu
follow_up-exchange = Směna
follow_up-any_action = Libovolná akce
days-one = O 1 den
days-two = O 2 dny

## Co se stalo

event-neutral_placed = Neutrální dělník přichází na políčko { $gear } { $space }.
event-wealth_kept = { $seat } si nechává destičku bohatství: { $wealth }.
event-round_began = { $round }. kolo, { $day }. den.
event-turn_began = Na tahu: { $seat }.
event-gained = { $seat } získává { $good_accusative }.
event-spent = { $seat } utrácí { $good_accusative }.
event-begged =
    { $n ->
        [one] { $seat } žebrá a má teď přesně { $n } kukuřici.
        [few] { $seat } žebrá a má teď přesně { $n } kukuřice.
       *[other] { $seat } žebrá a má teď přesně { $n } kukuřic.
    }
event-angered = { $seat } hněvá bohy a sestupuje { $temple_in } na stupeň { $step }.
event-mercy = Bohové mají slitování: { $seat } umisťuje dělníka na { $gear } { $space } za všechnu zbylou kukuřici.
event-placed =
    { $corn ->
        [0] { $seat } umisťuje dělníka na { $gear } { $space } zdarma.
        [one] { $seat } umisťuje dělníka na { $gear } { $space } za { $corn } kukuřici.
        [few] { $seat } umisťuje dělníka na { $gear } { $space } za { $corn } kukuřice.
       *[other] { $seat } umisťuje dělníka na { $gear } { $space } za { $corn } kukuřic.
    }
event-placed_first =
    { $corn ->
        [0] { $seat } obsazuje políčko začínajícího hráče zdarma.
        [one] { $seat } obsazuje políčko začínajícího hráče za { $corn } kukuřici.
        [few] { $seat } obsazuje políčko začínajícího hráče za { $corn } kukuřice.
       *[other] { $seat } obsazuje políčko začínajícího hráče za { $corn } kukuřic.
    }
event-picked_up = { $seat } stahuje dělníka z políčka { $gear } { $space }.
event-took_no_action = { $seat } neprovádí žádnou akci.
event-acted = { $seat } provádí akci { $gear } { $space }.
event-stepped_back =
    { $corn ->
        [one] { $seat } jde zpět na políčko { $space } za { $corn } kukuřici.
        [few] { $seat } jde zpět na políčko { $space } za { $corn } kukuřice.
       *[other] { $seat } jde zpět na políčko { $space } za { $corn } kukuřic.
    }
event-used_next_space = { $seat } díky teologii používá následující políčko { $space }.
event-tile_taken = { $seat } si bere { $harvest_accusative } z plantáže { $plantation }.
event-burned = { $seat } vypaluje pole na plantáži { $plantation }.
event-advanced = { $seat } zlepšuje { $track_accusative } na úroveň { $level }.
event-track_bonus = { $seat } si bere bonus { $track_of }.
event-worshipped = { $seat } postupuje { $temple_in } na stupeň { $step }.
event-step_lost = { $seat } nemůže { $temple_in } postoupit: postup propadá.
event-board_light = { $seat } otáčí desku hráče světlou stranou nahoru.
event-board_dark = { $seat } otáčí desku hráče tmavou stranou nahoru.
event-built = { $seat } staví budovu: { $building }.
event-monument_built = { $seat } staví { $monument }.
event-refilled = Nová budova v nabídce: { $building }.
event-worker_gained = { $seat } získává nového dělníka.
event-no_worker_left = { $seat } už má všechny dělníky a nového nezískává.
event-no_skull_left = V zásobě není dost lebek: { $seat } nezískává všechny.
event-skull_placed = { $seat } pokládá lebku na Chichen Itza { $space }.
event-sold =
    { $corn ->
        [one] { $seat } prodává 1 { $resource } za { $corn } kukuřici.
        [few] { $seat } prodává 1 { $resource } za { $corn } kukuřice.
       *[other] { $seat } prodává 1 { $resource } za { $corn } kukuřic.
    }
event-bought =
    { $corn ->
        [one] { $seat } kupuje 1 { $resource } za { $corn } kukuřici.
        [few] { $seat } kupuje 1 { $resource } za { $corn } kukuřice.
       *[other] { $seat } kupuje 1 { $resource } za { $corn } kukuřic.
    }
event-teeth_emptied =
    { $corn ->
        [one] { $seat } sbírá ze zubů kalendáře { $corn } kukuřici.
        [few] { $seat } sbírá ze zubů kalendáře { $corn } kukuřice.
       *[other] { $seat } sbírá ze zubů kalendáře { $corn } kukuřic.
    }
event-corn_on_tooth =
    { $corn ->
        [one] Políčko začínajícího hráče zůstalo volné: na zubech je teď { $corn } kukuřice.
        [few] Políčko začínajícího hráče zůstalo volné: na zubech jsou teď { $corn } kukuřice.
       *[other] Políčko začínajícího hráče zůstalo volné: na zubech je teď { $corn } kukuřic.
    }
event-marker_moved = Začínající hráč je teď { $seat }.
event-calendar_turned =
    { $days ->
        [one] Kalendář se posunul o { $days } den.
        [few] Kalendář se posunul o { $days } dny.
       *[other] Kalendář se posunul o { $days } dní.
    }
event-pushed_off = { $seat } dostává zpět dělníka, který sjel z konce ozubeného kola { $gear }.
event-food_day = { $number }. den jídla.
event-fed =
    { $workers ->
        [0] { $seat } nekrmí nikoho.
        [one] { $seat } krmí { $workers } dělníka, spotřeba kukuřice: { $corn }.
        [few] { $seat } krmí { $workers } dělníky, spotřeba kukuřice: { $corn }.
       *[other] { $seat } krmí { $workers } dělníků, spotřeba kukuřice: { $corn }.
    }
event-unfed =
    { $workers ->
        [one] { $seat } nemůže nakrmit { $workers } dělníka.
        [few] { $seat } nemůže nakrmit { $workers } dělníky.
       *[other] { $seat } nemůže nakrmit { $workers } dělníků.
    }
event-skulls_withheld = Lebek není dost pro všechny, kdo na ně mají nárok: nezíská je nikdo.
event-new_age = Začíná { $age }. epocha: všechny budovy v nabídce se vymění.
event-scored = { $seat }: { $points } VB, { $source }.
event-monument_scored = { $seat } boduje za { $monument }.
event-converted = { $seat } mění suroviny na kukuřici, celkem jí má { $corn }.
event-game_ended = Hra skončila.

## Proč to nejde

blocked-not-your-tile = Tato destička bohatství vám nebyla rozdána.
blocked-already-kept = Tuto destičku bohatství si už necháváte.
blocked-too-much-corn-to-beg = Na žebrání máte příliš mnoho kukuřice.
blocked-must-beg = Žádné umístění nemůžete zaplatit a nemáte koho stáhnout, takže musíte žebrat.
blocked-lowest-everywhere = Ve všech chrámech jste na nejnižším stupni, takže žebrat nemůžete.
blocked-lowest-step = V tomto chrámu už jste na nejnižším stupni.
blocked-no-worker-in-hand = Nemáte v ruce žádného dělníka.
blocked-no-worker-on-gears = Na ozubených kolech nemáte žádného dělníka.
blocked-gear-full = Všechna očíslovaná políčka tohoto ozubeného kola jsou obsazená.
blocked-place-too-dear = Na toto umístění nemáte dost kukuřice.
blocked-no-placement-paid = Na žádné umístění nemáte dost kukuřice.
blocked-mercy-is-cheap = Kdo nemůže zaplatit žádné umístění, dá dělníka na jedno z nejlevnějších volných políček, a toto mezi ně nepatří.
blocked-first-space-taken = Políčko začínajícího hráče je v tomto kole už obsazené.
blocked-at-least-one = Tah nelze vynechat: musíte umístit nebo stáhnout aspoň jednoho dělníka.
blocked-action-chosen = Tuto akci jste si zvolili, takže ji musíte provést.
blocked-not-your-worker = Žádný váš dělník tu nestojí.
blocked-no-action-here = Toto políčko nemá vlastní akci.
blocked-other-gear = Dělník stojí na jiném ozubeném kole.
blocked-too-far = Tak daleko dělník ještě nedojel: může použít své políčko a políčka s nižším číslem, s teologií v Chichen Itza i to následující.
blocked-step-back-too-dear = Na tolik kroků zpět nemáte dost kukuřice.
blocked-never-chichen-itza = Libovolná akce znamená čtyři malá ozubená kola, nikdy Chichen Itza.
blocked-not-itself = Tato akce by vedla jen zpět k téže volbě.
blocked-not-enough-corn = Na to nemáte dost kukuřice.
blocked-not-enough-resources = Na to nemáte dost surovin.
blocked-not-the-price = Tyto suroviny dohromady nedají cenu.
blocked-not-held = Tyto suroviny nemáte.
blocked-take-here = Vezměte si přesně tolik surovin, kolik dává toto místo v Chichen Itza.
blocked-take-bonus = Vezměte si přesně tolik surovin, kolik dává bonus těžby.
blocked-free-level = Úroveň, kterou dává budova, nelze odmítnout.
blocked-no-tile-left = Na této plantáži už není žádná destička.
blocked-no-such-field = Při tomto počtu hráčů takové pole na plantáži není.
blocked-field-bare = Na tomto poli už žádná destička není.
blocked-no-wood-here = Na tomto poli není destička dřeva.
blocked-corn-under-wood = Kukuřice na tomto poli je ještě pod dřevem.
blocked-cannot-burn = Ve všech chrámech jste na nejnižším stupni, takže vypalovat nemůžete.
blocked-corn-tile-open = Leží tu odkrytá destička kukuřice; bez destičky lze kukuřici vzít, jen když tu žádná taková není.
blocked-needs-agriculture = Kukuřice bez destičky vyžaduje zemědělství na úrovni 2.
blocked-no-skull = Nemáte žádnou lebku.
blocked-skull-place-filled = Tady už lebka leží: tuto akci znovu použít nelze.
blocked-same-temple = Druhý postup musí být v jiném chrámu.
blocked-nothing-to-offer = Tuto surovinu k obětování nemáte.
blocked-not-offered = Tato budova není v nabídce.
blocked-monument-not-offered = Tento monument není v nabídce.
blocked-building-too-dear = Tuto budovu nemůžete zaplatit.
blocked-monument-too-dear = Tento monument nemůžete zaplatit.
blocked-no-monument-here = Monumenty se staví jen akcí Tikal 4.
blocked-not-both = Jedna akce postaví buď budovy, nebo monument, ne obojí.
blocked-needs-architecture = Sleva vyžaduje architekturu na úrovni 3.
blocked-no-second-building = Architekturu lze vynechat jen proto, aby zůstala pro druhou budovu, a po této už žádná následovat nemůže.
blocked-not-in-price = To v ceně není.
blocked-other-discount = Když se platí surovinami, sleva je 1 surovina; když kukuřicí, jsou to 2 kukuřice.
blocked-full-price-too-dear = Plnou cenu této budovy zaplatit nemůžete, jen tu se slevou.
blocked-rest-too-dear = S touto slevou byste nezaplatili zbytek ceny.
blocked-not-granted = Žádná z právě postavených budov už tuto akci nedává.
blocked-nothing-to-sell = Tuto surovinu nemáte.
blocked-too-dear-to-buy = Na tento nákup nemáte dost kukuřice.
blocked-board-is-dark = Vaše deska hráče leží tmavou stranou nahoru: posun o 2 dny už je využitý.
blocked-would-push-off = Na předposledním políčku stojí dělník některého hráče a posun o 2 dny by ho vytlačil.
blocked-last-round = V posledním kole se kalendář posouvá jen o 1 den.

## Co kolik stojí, co dává a jakou má hodnotu

tile-building = { $age }. epocha, { $frame } ({ $frame_colour } rámeček)
tile-monument = Monument, { $frame_colour } rámeček
cost = Cena: { $amounts }
cost-corn =
    { $n ->
        [one] Zaplatit { $n } kukuřici
        [few] Zaplatit { $n } kukuřice
       *[other] Zaplatit { $n } kukuřic
    }
cost-resources =
    { $n ->
        [one] Zaplatit { $n } libovolnou surovinu
        [few] Zaplatit { $n } libovolné suroviny
       *[other] Zaplatit { $n } libovolných surovin
    }

effect-gain = Zisk: { $amounts }
effect-tech =
    { $n ->
        [one] Zdarma { $n } úroveň { $track_of }
        [few] Zdarma { $n } úrovně { $track_of }
       *[other] Zdarma { $n } úrovní { $track_of }
    }
effect-tech-any =
    { $n ->
        [one] Zdarma { $n } úroveň technologie podle volby
        [few] Zdarma { $n } úrovně technologií podle volby
       *[other] Zdarma { $n } úrovní technologií podle volby
    }
effect-temple =
    { $n ->
        [one] Postup o { $n } stupeň { $temple_in }
        [few] Postup o { $n } stupně { $temple_in }
       *[other] Postup o { $n } stupňů { $temple_in }
    }
effect-temple-any =
    { $n ->
        [one] Postup o { $n } stupeň v chrámu podle volby
        [few] Postup o { $n } stupně v chrámech podle volby
       *[other] Postup o { $n } stupňů v chrámech podle volby
    }
effect-vp = { $n } VB
effect-worker =
    { $n ->
        [one] { $n } nový dělník
        [few] { $n } noví dělníci
       *[other] { $n } nových dělníků
    }
effect-feed_free =
    { $n ->
        [one] Ve dnech jídla { $n } dělník nepotřebuje kukuřici
        [few] Ve dnech jídla { $n } dělníci nepotřebují kukuřici
       *[other] Ve dnech jídla { $n } dělníků nepotřebuje kukuřici
    }
effect-feed_discount =
    { $n ->
        [one] Ve dnech jídla každý dělník potřebuje o { $n } kukuřici méně
        [few] Ve dnech jídla každý dělník potřebuje o { $n } kukuřice méně
       *[other] Ve dnech jídla každý dělník potřebuje o { $n } kukuřic méně
    }
effect-resources =
    { $n ->
        [one] { $n } surovina podle volby
        [few] { $n } suroviny podle volby
       *[other] { $n } surovin podle volby
    }
effect-build = Potom lze postavit ještě jednu budovu jako při akci Tikal 2
effect-exchange = Potom lze směnit suroviny a kukuřici jako při akci Uxmal 2
effect-any_action =
    { $n ->
        [one] Potom lze za { $n } kukuřici provést libovolnou akci malých ozubených kol jako při akci Uxmal 5
        [few] Potom lze za { $n } kukuřice provést libovolnou akci malých ozubených kol jako při akci Uxmal 5
       *[other] Potom lze za { $n } kukuřic provést libovolnou akci malých ozubených kol jako při akci Uxmal 5
    }

wealth-neutral = Neutrální dělník: { $gear } { $space }

score-per_frame_owned = Na konci { $vp } VB za { $frame_all }
score-per_building_and_monument_owned = Na konci { $vp } VB za každou vlastní budovu a každý vlastní monument včetně tohoto
score-per_monument_built_by_anyone = Na konci za každý monument, který kdokoli postavil, včetně tohoto:
score-per_monument_built_by_anyone-at =
    { $n ->
        [one] při { $n } hráči { $vp } VB
       *[other] při { $n } hráčích { $vp } VB
    }
score-per_corn_tile = Na konci { $vp } VB za každou vlastní destičku kukuřice
score-per_wood_tile = Na konci { $vp } VB za každou vlastní destičku dřeva
score-by_worker_count = Na konci podle počtu vlastních dělníků:
score-by_worker_count-at =
    { $n ->
        [one] { $n } dělník: { $vp } VB
        [few] { $n } dělníci: { $vp } VB
       *[other] { $n } dělníků: { $vp } VB
    }
score-per_technology_level = Na konci { $vp } VB za každou vlastní úroveň technologie
score-by_tracks_at_level_3 = Na konci podle počtu technologií na úrovni { $level }:
score-by_tracks_at_level_3-at =
    { $n ->
        [one] { $n } technologie: { $vp } VB
        [few] { $n } technologie: { $vp } VB
       *[other] { $n } technologií: { $vp } VB
    }
score-per_step_above_start_in_best_temple = Na konci { $vp } VB za každý stupeň nad výchozím ve vašem nejlepším chrámu
score-vp_of_own_step_in_each_temple = Na konci ještě jednou VB vašich stupňů ve všech třech chrámech
score-per_skull_on_chichen_itza = Na konci { $vp } VB za každou lebku, kterou kdokoli umístil v Chichen Itza

space-price =
    { $n ->
        [0] Umístění sem je zdarma
        [one] Umístění sem stojí { $n } kukuřici
        [few] Umístění sem stojí { $n } kukuřice
       *[other] Umístění sem stojí { $n } kukuřic
    }
space-none = Bez akce
space-free_choice = Kterákoli akce tohoto ozubeného kola bez poplatku za kroky zpět
space-harvest-corn = Vzít odkrytou destičku kukuřice: { $amounts }
space-harvest-wood = Nebo vzít destičku dřeva: { $amounts }
space-harvest-burn = Nebo vypálit destičku dřeva, vzít destičku kukuřice pod ní a rozhněvat bohy: { $amounts }
space-tech =
    { $n ->
        [one] Zlepšit technologii o { $n } úroveň a zaplatit ji
        [few] Zlepšit technologie až o { $n } úrovně a každou zaplatit
       *[other] Zlepšit technologie až o { $n } úrovní a každou zaplatit
    }
space-build =
    { $n ->
        [one] Postavit { $n } budovu
        [few] Postavit až { $n } budovy
       *[other] Postavit až { $n } budov
    }
space-build-monument = Nebo místo toho postavit 1 monument
space-build-corn =
    { $n ->
        [one] Platí se { $n } kukuřice za každou surovinu v ceně
        [few] Platí se { $n } kukuřice za každou surovinu v ceně
       *[other] Platí se { $n } kukuřic za každou surovinu v ceně
    }
space-temples =
    { $n ->
        [one] Postup o 1 stupeň v { $n } chrámu
        [few] Postup o 1 stupeň ve { $n } různých chrámech
       *[other] Postup o 1 stupeň v { $n } různých chrámech
    }
space-exchange = Libovolný počet směn mezi surovinami a kukuřicí
space-rate =
    { $n ->
        [one] 1 { $resource } za { $n } kukuřici
        [few] 1 { $resource } za { $n } kukuřice
       *[other] 1 { $resource } za { $n } kukuřic
    }
space-any_action = Libovolná akce čtyř malých ozubených kol za její vlastní cenu
space-skull = Položit sem 1 lebku; jen jednou za hru
space-first_player = Sebrat kukuřici ze zubů kalendáře a stát se začínajícím hráčem, nebo žeton předat dál, pokud už ho máte
space-first_player-days = Se světlou deskou hráče lze kalendář posunout o 2 dny

temple-step = Stupeň { $step }: { $vp } VB
temple-step-good = Stupeň { $step }: { $vp } VB, { $good }
temple-leader = Vedení na konci { $age }. epochy: { $vp } VB

tech-level =
    { $n ->
        [one] Úroveň { $level } za { $n } surovinu:
        [few] Úroveň { $level } za { $n } suroviny:
       *[other] Úroveň { $level } za { $n } surovin:
    }
tech-bonus =
    { $n ->
        [one] Na úrovni { $level } pokaždé za { $n } surovinu:
        [few] Na úrovni { $level } pokaždé za { $n } suroviny:
       *[other] Na úrovni { $level } pokaždé za { $n } surovin:
    }
tech-harvest_corn =
    { $n ->
        [one] O { $n } kukuřici víc při každé sklizni kukuřice na políčkách Palenque 2–5
        [few] O { $n } kukuřice víc při každé sklizni kukuřice na políčkách Palenque 2–5
       *[other] O { $n } kukuřic víc při každé sklizni kukuřice na políčkách Palenque 2–5
    }
tech-fishing_corn =
    { $n ->
        [one] O { $n } kukuřici víc při rybolovu na políčku Palenque 1
        [few] O { $n } kukuřice víc při rybolovu na políčku Palenque 1
       *[other] O { $n } kukuřic víc při rybolovu na políčku Palenque 1
    }
tech-tileless = Kukuřici lze sklidit i bez destičky, když žádná destička kukuřice neleží odkrytá
tech-extra_wood =
    { $n ->
        [one] O { $n } dřevo víc, když berete dřevo na ozubených kolech
        [few] O { $n } dřeva víc, když berete dřevo na ozubených kolech
       *[other] O { $n } dřev víc, když berete dřevo na ozubených kolech
    }
tech-extra_stone =
    { $n ->
        [one] O { $n } kámen víc, když berete kámen v Yaxchilanu
        [few] O { $n } kameny víc, když berete kámen v Yaxchilanu
       *[other] O { $n } kamenů víc, když berete kámen v Yaxchilanu
    }
tech-extra_gold =
    { $n ->
        [one] O { $n } zlato víc, když berete zlato v Yaxchilanu
        [few] O { $n } zlata víc, když berete zlato v Yaxchilanu
       *[other] O { $n } zlat víc, když berete zlato v Yaxchilanu
    }
tech-building_corn =
    { $n ->
        [one] { $n } kukuřice za každou postavenou budovu
        [few] { $n } kukuřice za každou postavenou budovu
       *[other] { $n } kukuřic za každou postavenou budovu
    }
tech-building_vp = { $n } VB za každou postavenou budovu
tech-discount =
    { $n ->
        [one] Budovy jsou levnější o { $n } surovinu podle volby
        [few] Budovy jsou levnější o { $n } suroviny podle volby
       *[other] Budovy jsou levnější o { $n } surovin podle volby
    }
tech-corn_discount =
    { $n ->
        [one] Budovy placené kukuřicí jsou levnější o { $n } kukuřici
        [few] Budovy placené kukuřicí jsou levnější o { $n } kukuřice
       *[other] Budovy placené kukuřicí jsou levnější o { $n } kukuřic
    }
tech-next_space = V Chichen Itza lze použít akci následujícího políčka
tech-offering =
    { $n ->
        [one] Po akci v Chichen Itza lze za { $n } surovinu postoupit v chrámu podle volby
        [few] Po akci v Chichen Itza lze za { $n } suroviny postoupit v chrámu podle volby
       *[other] Po akci v Chichen Itza lze za { $n } surovin postoupit v chrámu podle volby
    }
tech-extra_skull =
    { $n ->
        [one] O { $n } lebku víc, když berete lebku na políčku Yaxchilan 4
        [few] O { $n } lebky víc, když berete lebku na políčku Yaxchilan 4
       *[other] O { $n } lebek víc, když berete lebku na políčku Yaxchilan 4
    }

# Parts of the board.

board-calendar = Kalendář
board-calendar-about = Každé kolo se kalendář pootočí o den a všichni dělníci se posunou o políčko dál. Na zubech jsou čtyři dny jídla.
board-food = Den jídla
board-food-about = Po všech tazích dne jídla každý nakrmí své dělníky a potom chrámy vyplatí zboží nebo body.
board-skulls = Křišťálové lebky
board-skulls-about = Je jich 13. Když v zásobě žádná není, nikdo ji nezíská.
board-today = Dnes
board-today-about = Šipka ukazuje na zub dnešního dne. Kukuřice, kterou si nikdo nevzal, tu leží pro toho, kdo obsadí políčko začínajícího hráče.
board-jungle = Džungle
board-jungle-about = Políčka Palenque 2 až 5 tu mají každé svou plantáž. Kdo tam provádí akci, bere horní destičku jednoho z jejích polí: dřevo leží na kukuřici. Destičky si hráč nechává do konce hry.
board-temples = Chrámy
board-temples-about = Každý krok vzhůru potěší boha. V polovině epochy dostane každý zboží svého stupně i všech nižších, na konci epochy jeho VB a vedoucí hráč ještě odměnu. Na nejvyšší stupeň se vejde jen jeden hráč.
board-technology = Technologie
board-technology-about = Postup na úroveň 1, 2 nebo 3 stojí 1, 2 nebo 3 libovolné suroviny. Nižší úrovně platí dál. Za úrovní 3 stojí každý postup 1 surovinu a hned přinese bonus.
board-buildings = Budovy
board-buildings-about = Kdo staví, zaplatí cenu na spodku destičky. Farmy pomáhají ve dnech jídla, ostatní udělají jednou a hned, co ukazují. Prázdná místa se doplní na konci tahu.
board-monuments = Monumenty
board-monuments-about = Stavějí se akcí Tikal 4 a bodují na konci hry. Za postavený monument nový nepřijde.
