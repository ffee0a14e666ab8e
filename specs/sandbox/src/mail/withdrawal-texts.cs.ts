export const withdrawalTexts = {
  accepted: (number: string) => `Odstoupení od smlouvy ${number}: potvrzení o přijetí`,
  taken: (code: string, moment: string, number: string) =>
    `Dobrý den,\n\nvaše odstoupení od smlouvy k objednávce ${code} jsme přijali ${moment}. Jeho číslo je ${number}.`,
  declaration: 'Co jste nám oznámili:',
  fromAll: (code: string) => `Odstupuji od celé smlouvy k objednávce ${code}, pokud jde o toto zboží:`,
  fromSome: (code: string) => `Odstupuji od smlouvy k objednávce ${code} u těchto položek:`,
  name: (name: string) => `Jméno: ${name}`,
  note: 'Poznámka: máme ji uloženou',
  account: (account: string) => `Účet pro vrácení peněz: ${account}`,
  toConfirm:
    'Použijeme ho, až nám ho potvrdíte odpovědí na tento e-mail. Pokud jste ho nezadali vy, napište nám to prosím také.',
  stateHere: (link: string) => `V jakém je stavu, uvidíte u objednávky:\n\n${link}`,
  toSend: (link: string) => `Zboží nám prosím pošlete zpět do 14 dnů. Kam a jak, najdete tady:\n\n${link}`,
  sameWay: 'stejnou cestou, jakou přišly',
  toAccount: 'na uvedený účet',
  setOff: (sum: string, rest: string) =>
    `Objednávku jste ještě nezaplatili, a tak jsme ${sum} odečetli z její ceny. ${rest}`,
  nothingLeft: 'Už nic neplatíte.',
  left: (sum: string) => `Zaplaťte prosím už jen ${sum}.`,
  nothingPaid: 'Nic jste nezaplatili, a tak vám nic nevracíme.',
  haveIt: (sum: string, way: string) =>
    `Zboží už máme zpátky. ${sum} vám vrátíme ${way}, nejpozději do dvou pracovních dnů.`,
  unpacked: (sum: string, way: string) =>
    `Objednávku jsme ještě nezabalili, zboží vám tedy nepošleme. ${sum} vám vrátíme ${way}, nejpozději do dvou pracovních dnů.`,
  neverSent: 'Objednávku jsme ještě nezabalili, tohle zboží v ní nepošleme a vy nám nic nevracíte.',
  onceSent: 'Až odešleme zbytek',
  oncePaid: 'Až ji celou zaplatíte',
  later: (once: string, sum: string, way: string) =>
    `${once}, vrátíme vám ${sum} ${way}. O odeslání peněz vám napíšeme.`,
  gone: (sum: string, way: string) =>
    `Zásilka k vám v pořádku nedorazila, zpět tedy nic posílat nemusíte. ${sum} vám vrátíme ${way} a napíšeme vám o tom.`,
  onceBack: 'Až ho dostaneme',
  refunded: (number: string) => `Odstoupení od smlouvy ${number}: peníze jsou na cestě`,
  whyUnsent: (code: string) => `část zboží z objednávky ${code} jsme vám podle vašeho přání neposlali, a tak`,
  whyGone: (code: string) => `zásilka s objednávkou ${code} k vám v pořádku nedorazila, a tak`,
  whyBack: (code: string) => `zboží z objednávky ${code} se nám vrátilo, a tak`,
  refundedOf: (why: string, sum: string, link: string) =>
    `Dobrý den,\n\n${why} jsme vám dnes poslali ${sum}. Opravný daňový doklad najdete u objednávky:\n\n${link}\n\nVáš Vánek`,
  refused: (code: string, why: string) => ({
    subject: `Objednávka ${code}: odstoupení od smlouvy`,
    body: `Dobrý den,\n\ndostali jsme odstoupení od smlouvy k objednávce ${code}, ale vyhovět mu nemůžeme. ${why}\n\nJestli s tím nesouhlasíte, odpovězte prosím na tento e-mail.\n\nVáš Vánek`,
  }),
  moment: (day: string, time: string) => `${day} v ${time}`,
}
