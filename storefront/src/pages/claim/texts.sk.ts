export const title = 'Reklamácia tovaru'
export const description = 'Prišiel vám chybný tovar alebo sa pokazil? Reklamáciu podáte tu, aj s fotkami.'
export const missing = 'Túto objednávku tu nevidíme. Nájdite ju, prosím, niektorým zo spôsobov nižšie.'
export const lead =
  'Prišiel vám chybný tovar alebo sa pokazil? Vyberte objednávku, napíšte, čo sa stalo, a priložte fotky. Vybavíme to najneskôr do 30\u00a0dní.'
export const lastTitle = 'Vaša posledná objednávka'
export const lastNumber = 'Máme ju tu pod číslom '
export const claimFrom = (code: string) => `Reklamovať z objednávky ${code}`
export const withAccountTitle = 'Objednali ste s účtom'
export const withAccountNote = 'Otvorte objednávku a pri nej zvoľte Reklamovať tovar.'
export const showOrders = 'Zobraziť moje objednávky'
export const signIn = 'Prihlásiť sa'
export const noAccountTitle = 'Objednali ste bez účtu'
export const noAccountNote = 'Objednávku nájdete podľa jej čísla a e-mailu.'
export const findOrder = 'Nájsť objednávku'
export const rulesBefore =
  'Reklamovať môžete do dvoch rokov od prevzatia, pri nákupe na firmu do jedného roka. Podrobnosti nájdete v '
export const rulesLink = 'reklamačnom poriadku'
export const rulesBranchBefore = '. Môžete tiež prísť do '
export const rulesBranchLink = 'predajne'
export const after = [
  ['Hneď potvrdíme', 'E-mailom dostanete číslo reklamácie a deň, dokedy ju vybavíme.'],
  ['Opravíme alebo vymeníme', 'Vyberiete si sami. Ak to nejde, tovar zlacníme alebo vrátime peniaze.'],
  ['Napíšeme výsledok', 'Najneskôr do 30\u00a0dní. Ak reklamáciu uznáme, zaplatíme aj poslanie tovaru.'],
] as const
export const notDelivered = 'Tovar z tejto objednávky ešte nemáte u seba. Reklamovať sa bude dať, keď ho dostanete.'
export const showOrder = 'Zobraziť objednávku'
export const cancelOrder = 'Zrušiť objednávku'
export const expired = 'Lehota na reklamáciu už uplynula. Ozvite sa nám, skúsime poradiť.'
export const cancelled = 'Táto objednávka je zrušená, nie je z nej čo reklamovať.'
export const orderOf = (code: string) => `Objednávka ${code}`
export const nothingLeft = 'Všetko z tejto objednávky už reklamujete alebo ste za to dostali peniaze späť.'
export const filedBefore = 'Reklamáciu '
export const filedAfter = (email: string, until: string) =>
  ` sme prijali. Potvrdenie sme poslali na ${email} a vybavíme ju najneskôr ${until}. Teraz nemusíte robiť nič ďalšie.`
export const filedTitle = 'Čo ste nám poslali'
export const write = 'Napísať nám'
export const earlierTitle = 'Podané reklamácie'
