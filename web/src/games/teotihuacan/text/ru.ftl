# Слова поля Теотиуакана.

part-ring = Город
part-temples = Храмы
part-tracks = Шкалы
temples = Храмы
step-n = вы на ступени { $n }
stand-in-temple = оранжевый храм: значения условные
discoveries = Жетоны открытий
stack-left = в стопке { $n }
avenue = Дорога мёртвых
avenue-worth = { $n } ПО за шаг при затмении
pyramid-track = Шкала пирамиды
track-worth = { $n } ПО за деление, { $lead } лидеру
calendar = Календарь
eclipses-held = затмений прошло: { $n } из { $all }
eclipse-near = затмение близко
last-eclipse = последнее затмение близко
salary-due = ваше жалованье: { $n } какао
season = Период
two-dice = жетон выбирают два кубика
direction-upper = верхнее направление
direction-lower = нижнее направление
tile-aside = в стороне
power-short = сила
main-action-of = { $board }: основное действие
cocoa-here = цветов кубиков здесь: { $n }
die-of = { $name }, сила { $power }: { $board }
neutral-die = нейтральный кубик, считается отдельным цветом
locked-die = запертый рабочий: { $name }, сила { $power }
turn-left = повернуть влево
turn-right = повернуть вправо
worker-away = не в игре
worker-locked = рабочий силы { $n }, заперт
worker-free = рабочий силы { $n }
first-player = первый игрок
technologies-of =
    { $n ->
        [one] { $n } технология
        [few] { $n } технологии
       *[other] { $n } технологий
    }
tiles-of =
    { $n ->
        [one] { $n } жетон открытия в запасе
        [few] { $n } жетона открытий в запасе
       *[other] { $n } жетонов открытий в запасе
    }
abilities-of =
    { $n ->
        [one] { $n } особая способность
        [few] { $n } особые способности
       *[other] { $n } особых способностей
    }
masks-of =
    { $n ->
        [one] { $n } маска, видов: { $kinds }
        [few] { $n } маски, видов: { $kinds }
       *[other] { $n } масок, видов: { $kinds }
    }
your-starting-tiles = Ваши стартовые жетоны
starting-tiles-kept = Стартовые жетоны, которые вы оставили
starting-tiles-left = Сданы, но не оставлены
area-workers = Рабочие
area-technologies = Технологии
area-abilities = Особые способности
area-masks = Маски
area-tiles = Жетоны открытий в запасе
area-used = Использованные жетоны открытий
area-waiting = Стартовые жетоны на потом
icon-resource = любой ресурс
icon-die = рабочий и его сила
icon-worker = рабочий
icon-power-up = усиление рабочего
icon-lock = запертый рабочий
icon-worship = молитва
icon-royal = царский жетон
icon-temple-up = ступень храма
icon-ability = особая способность
icon-back = рабочий идёт против часовой стрелки
icon-priest = служитель
icon-salary = жалованье
projection-eclipse = Если бы затмение наступило сейчас
