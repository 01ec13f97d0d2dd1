# Stůl v terminálu česky. Krátká slova stojí v úzkých sloupcích: jejich délku je třeba zachovat.

## Plán hry Tzolk'in

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

## Plán hry Tawantinsuyu

tawantinsuyu-letter-architect = A
tawantinsuyu-letter-courier = P
tawantinsuyu-letter-craftsman = Ř
tawantinsuyu-letter-priest = K
tawantinsuyu-letter-warrior = V
tawantinsuyu-short-worship = Uctív.
tawantinsuyu-short-offering = Oběť
tawantinsuyu-short-refresh = Obnova
tawantinsuyu-short-conquest = Válka
tawantinsuyu-short-produce = Prod.

tawantinsuyu-hill = Kopec
tawantinsuyu-stairs = Schodiště
tawantinsuyu-village = Vesnice
tawantinsuyu-nomads = Nomádi
tawantinsuyu-bag = pytlík { $n }
tawantinsuyu-casualties = Oběti
tawantinsuyu-weaves = Tkaniny
tawantinsuyu-altar = Nabídka
tawantinsuyu-hand = Vaše karty
tawantinsuyu-buildings = Trh
tawantinsuyu-market = Trh: zbývá { $production } », { $passive } ∞
tawantinsuyu-temple = Chrám
tawantinsuyu-regions = Oblasti
tawantinsuyu-statues = Sochy
tawantinsuyu-workers = Služebníci
tawantinsuyu-actions = Coricancha
tawantinsuyu-tasks-title = Činnosti
tawantinsuyu-personality = osobnost
tawantinsuyu-ceremonies = slavností { $n }
tawantinsuyu-ceremony-comes = přijde slavnost (bylo { $n })
tawantinsuyu-ceremony-last = další poslední
tawantinsuyu-tasks =
    { $n ->
        [one] { $n } činnost
        [few] { $n } činnosti
       *[other] { $n } činností
    }

tawantinsuyu-legend-potato = brambory
tawantinsuyu-legend-corn = kukuřice
tawantinsuyu-legend-stone = kámen
tawantinsuyu-legend-gold = zlato
tawantinsuyu-legend-weave = tkanina
tawantinsuyu-legend-statue = socha
tawantinsuyu-legend-steps = schodiště
tawantinsuyu-legend-building = budova
tawantinsuyu-legend-train = výcvik
tawantinsuyu-legend-produce = produkce
tawantinsuyu-legend-trade = obchod

tawantinsuyu-passive-Z01 = kdokoli jako posel
tawantinsuyu-passive-Z02 = kdokoli jako kněz
tawantinsuyu-passive-Z03 = válečník: obnoví 2 »
tawantinsuyu-passive-Z04 = předěl platí hned
tawantinsuyu-passive-Z05 = architekt ⇄ řemeslník
tawantinsuyu-passive-Z06 = slavnost 4ø, ☼ +1★
tawantinsuyu-passive-Z07 = body i za vlastní ≡
tawantinsuyu-passive-Z08 = tkaniny: 5, vrátit 2
tawantinsuyu-passive-Z09 = slavnost: ★ tapiserie
tawantinsuyu-passive-Z10 = slavnost: { $amounts }
tawantinsuyu-passive-Z11 = Obětiny: #
tawantinsuyu-passive-Z12 = Obětiny: ¤→∆
tawantinsuyu-passive-Z13 = Válka: −1 voják
tawantinsuyu-passive-Z14 = válečník: +2 činnosti
tawantinsuyu-passive-Z15 = 2▦ ⇄ 1¤ ⇄ 2ψ
tawantinsuyu-passive-Z16 = Produkce: ↻
tawantinsuyu-passive-Z17 = Válka: 1¤ 1★
tawantinsuyu-passive-Z18 = Obnova: † 1¤
tawantinsuyu-passive-Z19 = 1ø → ☼
tawantinsuyu-passive-Z20 = zisk: +1, 1★

tawantinsuyu-help-spaces = Kopec: sloupec na sekci, nahoře akce Coricanchy a velekněží. 2[≈]A øψ▦ je políčko 2 se symbolem ≈, stojí na něm architekt a dotýká se tří činností; [ ] modré, ( ) zelené. ≡● je schodiště hráče ●.
tawantinsuyu-help-prices = Vedle políčka: −☼ karta bohů nebo −1¤ zlato, −3ø/ψ jídlo za přecházení a sestup, potom počet činností.
tawantinsuyu-help-signs = ø brambora, ψ kukuřice, ▦ kámen, ¤ zlato, ★ VB, ☼ karta bohů, † karta armád nebo voják, ‡ výcvik, λ služebník nebo nomád, ∆ políčko chrámu, ↻ obnova, # tkanina, ≡ schodiště, ω malá a Ω velká socha, ⌂ budova, » produkce, ∞ pasivní, ⇄ obchod, $ za svou cenu.
tawantinsuyu-help-village = Vesnice: na levém konci stojí služebník 1ø, na pravém 1ψ. ≈2/1: zbývají 2 malé sochy a 1 velká. +20: tolik jich je na hromádce.
tawantinsuyu-help-weaves = Tkaniny: 3ø[4=2-1]¤ je tapiserie ze vzorů 4, 2 a 1 s okraji 3ø a ¤; předěl = platí při obchodu.
tawantinsuyu-help-temple = Chrám: VB při každé slavnosti, + na konci hry; níže co dá políčko při vstupu a o slavnostech.
tawantinsuyu-help-regions = Oblasti: ●2/1 4★ dobyl hráč ●; 2 vojáci se otočí a 1 odhodí za 4★. · je volné.
tawantinsuyu-help-players = Hráči: suroviny, služebníci λ, karty bohů ☼ a armád † v ruce, karty armád a produkční budovy lícem nahoru/dolů, pasivní budovy ∞, zbylá schodiště ≡ a žetony války ⚑. (2ψ) leží lícem dolů.
tawantinsuyu-help-hand = Karty: ≈:2ø2★ je karta bohů se symbolem ≈ a jejími odměnami, 1†:2ø karta armád s 1 vojákem a její odměnou.
tawantinsuyu-help-solo = Deska Axomammy: po hodu jednají všechny žetony s tím číslem tam, kde leží, řadu po řadě, a posunou se o své číslo. 1:≈ je symbol na pozici 1, hledá se, padne-li 1. λ◂ø najímá z bramborového konce, »⌂ staví produkční budovu.

## Stůl

terminal-players = Hráči
terminal-score = Body
terminal-score-sheet = Přehled bodů
terminal-total = Celkem
terminal-log = Záznam
terminal-close = Esc zavře
terminal-curtain = Předejte zařízení: { $who }
terminal-curtain-key = Stiskněte Enter, až nikdo jiný neuvidí na obrazovku.
terminal-why = Proč ne?
terminal-why-nothing = Nyní je v nabídce vše, nebo nejste na tahu.
terminal-more =
    { $n ->
        [one] a ještě { $n }
        [few] a ještě { $n }
       *[other] a dalších { $n }
    }
terminal-rules-search = článek (7.2) nebo slova
terminal-rules-none = Žádný článek neobsahuje všechna tato slova.
terminal-info = K čemu co je
terminal-info-nothing = Zde není co vysvětlovat.
terminal-settings = Nastavení
terminal-on = ano
terminal-off = ne
terminal-setting-confirm = Ptát se před odpovědí, kterou nelze vzít zpět: { $value }
terminal-setting-pause = Pauza po tahu bota: { $value } s
terminal-save = Uložit
terminal-save-where = Zapsat záznam hry do tohoto souboru:
terminal-saved = Uloženo do { $path }
terminal-resume = Pokračovat: { $command }
terminal-autosave = průběžně ukládáno do { $path }
terminal-thinking = { $who } přemýšlí …
terminal-reveals = Tím se odkryje něco nového a nepůjde to vzít zpět.
terminal-no-undo = Není co vzít zpět: tah už přešel dál nebo se něco odkrylo.
terminal-confirm = Potvrdit (Enter)
terminal-go-back = Zpět (z)
terminal-free-actions = Volné akce, kdykoli:
terminal-over-keys = s přehled bodů, g záznam, q konec

terminal-key-undo = zpět
terminal-key-restart = znovu
terminal-key-why = proč ne
terminal-key-rules = pravidla
terminal-key-info = co to je
terminal-key-score = body
terminal-key-log = záznam
terminal-key-save = uložit
terminal-key-language = jazyk
terminal-key-settings = nast.
terminal-key-help = pomoc
terminal-key-quit = konec

terminal-help = Nápověda
terminal-help-undo = vzít zpět poslední odpověď
terminal-help-restart = vzít zpět celý tah
terminal-help-why = proč něco není v nabídce; Enter otevře pravidlo
terminal-help-rules = hledat v pravidlech
terminal-help-info = co dělají destičky, karty a políčka
terminal-help-score = body podle zdrojů
terminal-help-log = celý záznam
terminal-help-save = uložit záznam hry do libovolného souboru
terminal-help-language = angličtina, ruština, čeština
terminal-help-settings = potvrzování a pauza po botech
terminal-help-help = tato stránka
terminal-help-quit = odejít; hra je uložena a lze v ní pokračovat
terminal-help-answer = Odpovídejte číslem možnosti, nebo šipkami a klávesou Enter.
terminal-help-ends = ↵ u možnosti: ukončí tah nebo odkryje něco nového, po potvrzení ji nelze vzít zpět.
terminal-help-scroll = Page Up a Page Down posouvají plán; Tab přechází mezi částmi obrazovky.
terminal-help-board = Podtrženo na plánu: co je v nabídce. ► kdo je na tahu, ¹ začínající hráč.
