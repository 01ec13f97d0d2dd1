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
