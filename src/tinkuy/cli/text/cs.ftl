# Co příkaz vypisuje o přehraném záznamu.

replay-length = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}, { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
    [many] { $answers } odpovědi
   *[other] { $answers } odpovědí
}
replay-total = celkem
replay-running = Partie není u konce.
replay-cut = Záznam je useknutý: přečetl se po poslední celý řádek, { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}.

# Co příkaz vypisuje o rozebrané partii.

analyse-bar = procházím tahy
analyse-chances = Šance na výhru od prvního tahu do konce:
analyse-flawless = Žádný tah nestál víc než půl bodu.
analyse-cost = stálo to asi { $points } bodu
analyse-game = { ", " }a možná i výhru
analyse-played = Zahráno:
analyse-better = Lépe:
analyse-brings = za { $turns ->
    [one] { $turns } vlastní tah
    [few] { $turns } vlastní tahy
    [many] { $turns } vlastního tahu
   *[other] { $turns } vlastních tahů
} bodů: { $points } ({ $sources })
analyse-part = Podle dnešních pravidel lze záznam přehrát jen zčásti, rozebráno: { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}.
