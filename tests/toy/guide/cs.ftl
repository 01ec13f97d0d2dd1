guide-welcome = Tohle je maličká hra, ve které je od všeho něco.
guide-take = Karta z pultu má tolik bodů, kolik je na ní napsáno.
    .do = Vezměte si kartu z pultu.
guide-done = Na jeden tah to stačilo.
    .do = Ukončete tah a potvrďte ho.
guide-draw = Karty v balíčku jsou zakryté.
    .do = Táhněte kartu.
guide-end = To je všechno.
