# Co server říká mimo svou stránku.

closed = Tento server je jen pro pozvané; požádejte o odkaz toho, kdo jej provozuje.
invited = Jste pozváni ke hře.
invitation-word = Vaše pozvánka nebo obnovovací kód
come-in = Vstoupit
wrong-word = Tato pozvánka nebo kód už neplatí; požádejte o nový.
