import { plural } from '#market/plural'

export const title = 'Zrušenie účtu'
export const above = 'Osobné údaje'
export const goneTitle = 'Čo vymažeme'
export const gonePersonal = 'Meno, telefón, adresy a údaje o firme.'
export const goneLists = 'Nákupné zoznamy, obľúbený tovar a rozpracovaný košík.'
export const goneCredits = (n: number) =>
  `Kredity: máte ${plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditov' })} a tie prepadnú.`
export const goneFutureCredits = 'Kredity, aj tie, ktoré by sa vám vrátili zo zrušenej objednávky.'
export const goneNews = 'Odber noviniek a stráženie tovaru. Pod hodnoteniami nebude vaše meno.'
export const staysTitle = 'Čo zostane'
export const staysOrders =
  'Objednávky a doklady k nim. Zákon nám ukladá uchovávať ich 10 rokov, k žiadnemu účtu už však patriť nebudú. Čo je na ceste, doručíme a správy o tom pošleme na e-mail z objednávky.'
export const exportBefore = 'Chcete si najprv uložiť, čo o vás máme? '
export const exportLink = 'Stiahnuť moje údaje'
export const passwordLabel = 'Vaše heslo '
export const required = '(povinné)'
export const agreed = 'Rozumiem, že účet ani kredity už nebude možné vrátiť.'
export const agreedMissing = 'Zaškrtnite, prosím, že tomu rozumiete'
export const confirm = 'Zrušiť účet'
export const keep = 'Nechať si účet'

export const done = 'Účet sme zrušili a poslali vám o tom správu. Ďakujeme, že ste u nás nakupovali.'
