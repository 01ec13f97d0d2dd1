# Co server říká mimo svou stránku.

closed = Tento server je jen pro pozvané; požádejte o odkaz toho, kdo jej provozuje.
known-elsewhere = Mám pozvánku, nebo tu už hraji v jiném prohlížeči
invited = Jste pozváni ke hře.
invitation-word = Vaše pozvánka nebo obnovovací kód
come-in = Vstoupit
wrong-word = Tato pozvánka nebo kód už neplatí; požádejte o nový.
use-passkey = Použít přístupový klíč
wrong-passkey = Tento přístupový klíč tu nic neotevírá.

call-turn = Jste na tahu
call-with = { $game }, hrají také { $names }
call-trial = Takto vás Tinkuy volá
call-trial-about = Až budete na tahu a nebudete u stolu, přijde zpráva jako tato.
mail-stop = Už žádné takové e-maily: { $link }
mail-confirm = Smí vám Tinkuy psát?
mail-confirm-about = Někdo chce na této adrese dostávat zprávy, že je na tahu v deskové hře. Pokud jste to vy, otevřete tento odkaz do jednoho dne; pokud ne, nedělejte nic.
confirm-mail = Tinkuy vám bude psát, až budete na tahu a nebudete u stolu.
confirm-mail-button = Ano, pište mi
mail-confirmed = Děkujeme. Až budete na tahu, napíšeme vám.
stop-mail = Tinkuy vám už nebude psát.
stop-mail-button = Už žádné e-maily
mail-stopped = Další e-maily už nepřijdou.
wrong-mail-link = Tento odkaz už byl použit, nebo je starší než jeden den.
