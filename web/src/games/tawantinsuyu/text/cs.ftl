# Slova plánu Tawantinsuyu.

part-hill = Kopec
part-village = Vesnice
part-conquest = Válka
part-market = Trh
part-hand = Ruka
village = Vesnice
nomads = nomádi
casualties =
    { $n ->
        [0] bez obětí války
        [one] { $n } oběť války
        [few] { $n } oběti války
       *[other] { $n } obětí války
    }
temple-track = Chrám
temple-track-hint = vlevo: při postupu a při slavnostech · VB: při každé slavnosti
temple-step = Políčko chrámu { $n }: { $vp } VB při každé slavnosti
conquest = Válka
conquest-hint = kolik vojáků otočit a odhodit · odměna
market = Trh s budovami
altar = Nabídka bohů a sochy
altar-limit = karty: { $n } z { $all }
your-hand = Vaše ruka
market-hint = produkční · pasivní
weaves = Tkaniny
no-weaves = došly
no-nomads = nikdo
new-tapestry = Nová tapiserie:
your-tapestries = Vaše tapiserie
hands = Karty hráčů
hidden-hands = Karty vidí jen jejich majitelé.
empty-hand-hint = Modlení přináší karty bohů, výcvik karty armád.
empty-area = Zatím tu není nic postaveno.
area-production = Produkční budovy
area-passive = Pasivní budovy
area-army = Vyložené karty armád
area-statues = Sochy
area-tapestries = Tapiserie
face-up = lícem nahoru
face-down = lícem dolů
steps-left =
    { $n ->
        [one] zbývá { $n } schodiště
        [few] zbývají { $n } schodiště
       *[other] zbývá { $n } schodišť
    }
has-token = drží žeton slavnosti
empty-hand = Vaše ruka je prázdná.
reconstructed = rekonstrukce
reconstructed-hint = Mnohé hodnoty karet, destiček a políček nejsou vytištěné, ale rekonstruované tak, aby odpovídaly pravidlům. Majitel hry může doplnit ty vytištěné.
legend-blue = architekt: o 1 činnost víc
legend-green = řemeslník: o 1 činnost víc
hand-gods =
    { $n ->
        [one] { $n } karta bohů v ruce
        [few] { $n } karty bohů v ruce
       *[other] { $n } karet bohů v ruce
    }
hand-army =
    { $n ->
        [one] { $n } karta armád v ruce
        [few] { $n } karty armád v ruce
       *[other] { $n } karet armád v ruce
    }
army-face-up =
    { $n ->
        [one] { $n } karta armád lícem nahoru
        [few] { $n } karty armád lícem nahoru
       *[other] { $n } karet armád lícem nahoru
    }
production-face-up =
    { $n ->
        [one] { $n } produkční budova lícem nahoru
        [few] { $n } produkční budovy lícem nahoru
       *[other] { $n } produkčních budov lícem nahoru
    }
passive-buildings =
    { $n ->
        [one] { $n } pasivní budova
        [few] { $n } pasivní budovy
       *[other] { $n } pasivních budov
    }
statues =
    { $n ->
        [one] { $n } socha
        [few] { $n } sochy
       *[other] { $n } soch
    }
tapestry =
    { $n ->
        [one] tapiserie z { $n } tkaniny
        [few] tapiserie ze { $n } tkanin
        [6] tapiserie ze { $n } tkanin
        [7] tapiserie ze { $n } tkanin
       *[other] tapiserie z { $n } tkanin
    }
field-step_markers = schodiště
field-conquest_markers = žetony války
projection-ceremony = Kdyby se slavnost konala teď

## Co herna říká o každém sólovém soupeři, s jejím jménem.

options-solo-easier-about = Každá z voleb Axomammu trochu brzdí. Začněte jednou nebo dvěma.
options-solo-harder-about = Každá z voleb Axomammě pomáhá. Pro ty, kdo ji už porážejí.
options-solo-ruling = Sporná místa: Axomamma

## Symboly

icon-nomad = nomád
icon-god-card = karta bohů
icon-army-card = karta armád
icon-soldier = vojáci vyložených karet armád
icon-statue-small = malá socha
icon-statue-large = velká socha
icon-temple-up = políčko chrámu
icon-ceremony = žeton slavnosti
