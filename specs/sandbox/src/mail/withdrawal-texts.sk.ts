import type { withdrawalTexts as czech } from './withdrawal-texts.cs.ts'

export const withdrawalTexts: typeof czech = {
  accepted: (number) => `Odstúpenie od zmluvy ${number}: potvrdenie o prijatí`,
  taken: (code, moment, number) =>
    `Dobrý deň,\n\nvaše odstúpenie od zmluvy k objednávke ${code} sme prijali ${moment}. Jeho číslo je ${number}.`,
  declaration: 'Čo ste nám oznámili:',
  fromAll: (code) => `Odstupujem od celej zmluvy k objednávke ${code}, pokiaľ ide o tento tovar:`,
  fromSome: (code) => `Odstupujem od zmluvy k objednávke ${code} pri týchto položkách:`,
  name: (name) => `Meno: ${name}`,
  note: 'Poznámka: máme ju uloženú',
  account: (account) => `Účet na vrátenie peňazí: ${account}`,
  toConfirm:
    'Použijeme ho, keď nám ho potvrdíte odpoveďou na tento e-mail. Ak ste ho nezadali vy, napíšte nám to, prosím, tiež.',
  stateHere: (link) => `V akom je stave, uvidíte pri objednávke:\n\n${link}`,
  toSend: (link) => `Tovar nám, prosím, pošlite späť do 14 dní. Kam a ako, nájdete tu:\n\n${link}`,
  sameWay: 'rovnakou cestou, akou prišli',
  toAccount: 'na uvedený účet',
  setOff: (sum, rest) => `Objednávku ste ešte nezaplatili, a tak sme ${sum} odpočítali z jej ceny. ${rest}`,
  nothingLeft: 'Už nič neplatíte.',
  left: (sum) => `Zaplaťte, prosím, už len ${sum}.`,
  nothingPaid: 'Nič ste nezaplatili, a tak vám nič nevraciame.',
  haveIt: (sum, way) => `Tovar už máme späť. Sumu ${sum} vám vrátime ${way}, najneskôr do dvoch pracovných dní.`,
  unpacked: (sum, way) =>
    `Objednávku sme ešte nezabalili, tovar vám teda nepošleme. Sumu ${sum} vám vrátime ${way}, najneskôr do dvoch pracovných dní.`,
  neverSent: 'Objednávku sme ešte nezabalili, tento tovar v nej nepošleme a vy nám nič nevraciate.',
  onceSent: 'Keď odošleme zvyšok',
  oncePaid: 'Keď ju celú zaplatíte',
  later: (once, sum, way) => `${once}, vrátime vám ${sum} ${way}. O odoslaní peňazí vám napíšeme.`,
  gone: (sum, way) =>
    `Zásielka k vám v poriadku neprišla, späť teda nemusíte posielať nič. Sumu ${sum} vám vrátime ${way} a napíšeme vám o tom.`,
  onceBack: 'Keď ho dostaneme',
  refunded: (number) => `Odstúpenie od zmluvy ${number}: peniaze sú na ceste`,
  whyUnsent: (code) => `časť tovaru z objednávky ${code} sme vám podľa vášho želania neposlali, a tak`,
  whyGone: (code) => `zásielka s objednávkou ${code} k vám v poriadku neprišla, a tak`,
  whyBack: (code) => `tovar z objednávky ${code} sa nám vrátil, a tak`,
  refundedOf: (why, sum, link) =>
    `Dobrý deň,\n\n${why} sme vám dnes poslali ${sum}. Dobropis nájdete pri objednávke:\n\n${link}\n\nVáš Vánok`,
  refused: (code, why) => ({
    subject: `Objednávka ${code}: odstúpenie od zmluvy`,
    body: `Dobrý deň,\n\ndostali sme odstúpenie od zmluvy k objednávke ${code}, ale vyhovieť mu nemôžeme. ${why}\n\nAk s tým nesúhlasíte, odpovedzte, prosím, na tento e-mail.\n\nVáš Vánok`,
  }),
  moment: (day, time) => `${day} o ${time}`,
}
