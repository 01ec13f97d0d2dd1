# Слова поля «Империи инков».

part-map = Карта
part-sun = Солнце и рука
part-eras = Эпохи и цены
map-reconstructed = карта реконструирована
map-reconstructed-hint = Карта и жетоны культур не напечатанные: они составлены заново по настоящей географии в согласии с правилами. Владелец игры может подставить напечатанные.
whole-map = Вся карта
my-network = Моя сеть
north = С
sun-board = Поле Солнца
until-sapa-inca = до Сапа Инки
face-down = лежит закрыто
eras = Эпохи
round-of = раунд { $round } из { $rounds }
short-era-1 = До
short-era-2 = Ранняя
short-era-3 = Средняя
short-era-4 = Конец
next-phase = затем: { $phase }
invasion-tokens = Жетоны вторжения: открыто { $n } из { $all }
era-gives = Труд +{ $n }, беречь { $kept }
costs = Цены
your-hand = Ваша рука
event-cards = Карты событий
deck-holds = в колоде { $n }, сброшено { $discarded }
tile-covered = жетон закрыт
conquered-by = провинцию покорил игрок { $name }
connected-to = связано: { $names }
connected = В сети
has-labour =
    { $n ->
        [one] { $n } труд
       *[other] { $n } труда
    }
has-tiles =
    { $n ->
        [one] { $n } покорённая провинция
        [few] { $n } покорённые провинции
       *[other] { $n } покорённых провинций
    }
has-terraces =
    { $n ->
        [one] { $n } терраса
        [few] { $n } террасы
       *[other] { $n } террас
    }
has-roads =
    { $n ->
        [one] { $n } дорога
        [few] { $n } дороги
       *[other] { $n } дорог
    }
has-cards =
    { $n ->
        [one] { $n } карта события в руке
        [few] { $n } карты событий в руке
       *[other] { $n } карт событий в руке
    }
turn-order = Жетон порядка хода { $n }
rank = место { $n }
rank-on-space = { $n }-е место: из фигурок на одном делении впереди та, что ближе к центру
joined-cities =
    { $n ->
        [one] { $n } город в сети
        [few] { $n } города в сети
       *[other] { $n } городов в сети
    }
joined-garrisons =
    { $n ->
        [one] { $n } гарнизон в сети
        [few] { $n } гарнизона в сети
       *[other] { $n } гарнизонов в сети
    }
joined-temples =
    { $n ->
        [one] { $n } храм в сети
        [few] { $n } храма в сети
       *[other] { $n } храмов в сети
    }
cut-off =
    { $n ->
        [one] { $n } дорога отрезана от Куско
        [few] { $n } дороги отрезаны от Куско
       *[other] { $n } дорог отрезаны от Куско
    }
sapa-now = Сапа Инка принёс бы сейчас { $n } ПО
show-network = Показать сеть игрока { $name }
labour = труд
projection-game_end = Если бы последняя фаза Сапа Инки наступила сейчас
area-cards = Действующие карты
no-cards-now = На этого игрока карты не действуют.
area-provinces = Завоёванные провинции
icon-tile = жетон культуры
