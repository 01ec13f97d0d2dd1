# Plán hry Tawantinsuyu. Krátká slova stojí v úzkých sloupcích: jejich délku je třeba zachovat.

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
