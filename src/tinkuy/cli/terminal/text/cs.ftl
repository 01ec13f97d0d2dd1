# Stůl v terminálu česky. Krátká slova stojí v úzkých sloupcích: jejich délku je třeba zachovat.

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
terminal-wasted = teď nic nepřinese a propadne
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
