export const errorScreens = {
  forbidden: {
    title: 'Táto stránka nie je pre každého',
    text: 'Patrí len niektorým zákazníkom. Prihláste sa, a ak ste medzi nimi, otvorí sa vám.',
  },
  missing: { title: 'Tu už nič nefúka', text: 'Skúste hľadanie alebo sa vráťte na začiatok.' },
  broken: {
    title: 'Na chvíľu nám došiel dych',
    text: 'Chyba je u nás. Skúste to o minútu znova, a ak to nepomôže, zavolajte na +421\u00A02\u00A02057\u00A00100.',
  },
}

export const entryModal = {
  title: 'Do Vianoc doručíme, čo objednáte do 18. decembra',
  text: 'Medzi sviatkami neexpedujeme. Predajne majú otvorené 29. a 30. decembra, otváracie hodiny nájdete pri [predajniach](/predajne).',
  button: 'Doprava a termíny',
  link: 'Doprava',
}

export const promoModal = {
  title: 'Zima bez plesne',
  text: 'Vybrali sme ventilátory, ktoré sa zapnú samy, keď v kúpeľni stúpne vlhkosť.',
  points: ['spätná klapka v cene', 'dobeh až 30 minút'],
  button: 'Ukázať výber',
  link: 'Ventilátory so senzorom vlhkosti',
}

export const purchase = {
  returns: {
    slug: 'vsetko-o-nakupe',
    title: 'Na vrátenie máte 30 dní',
    text: 'Zákon dáva 14 dní, u nás máte 30. Tovar si v pokoji vyskúšajte, a ak nesedí, pošlite ho späť bez vysvetľovania.',
  },
  advice: {
    slug: 'kontakt',
    title: 'Poradíme s výberom',
    text: 'Technici sú na čísle +421 2 2057 0100 každý pracovný deň od 8. do 17. hodiny. Fotku štítka alebo pôdorys pošlite e-mailom.',
  },
  delivery: {
    slug: 'doprava',
    title: 'Doprava domov aj do predajne',
    text: 'Čo je skladom a objednáte to v pracovný deň načas, odovzdáme dopravcovi ešte v ten istý deň: kuriérovi do 15. hodiny, na výdajné miesta do 14. hodiny, nadrozmerný tovar do 12. hodiny. Nad 99 € s DPH dopravu platíme my, okrem nadrozmerného tovaru. Do predajne je vždy zadarmo.',
  },
  claims: {
    slug: 'bezproblemova-reklamacia',
    title: 'Bezproblémová reklamácia',
    text: 'Prijmeme ju v ktorejkoľvek z desiatich predajní aj poštou. Vybavíme ju najneskôr do 30 dní a poštovné vám preplatíme.',
  },
  payment: {
    slug: 'platba',
    title: 'Platba',
    text: 'Kartou, prevodom s QR kódom, dobierkou aj v hotovosti v predajni. Priplácate len pri dobierke, 1,50 € s DPH.',
  },
  conditions: {
    slug: 'podmienky',
    title: 'Podmienky a osobné údaje',
    text: 'Píšeme ich krátko, aby sa dali prečítať.',
  },
}

export const links = {
  returns: 'Vrátenie do 30 dní',
  changes: 'Zmeny v objednávke',
  howToBuy: 'Ako nakupovať',
  help: 'Klientske centrum',
  questions: 'Časté otázky',
  contact: 'Kontakt',
  delivery: 'Doprava',
  branches: 'Predajne',
  claimRules: 'Reklamačný poriadok',
  payment: 'Platba',
  terms: 'Obchodné podmienky',
  privacy: 'Ochrana osobných údajov',
}

export const newsletter = { success: 'Poslali sme vám e-mail s odkazom, ktorým odber potvrdíte.' }

export const productEnd = [
  '# Nie ste si istí priemerom alebo výkonom?',
  'Napíšte nám rozmery miestnosti a priemer potrubia, stačí fotka. Do druhého pracovného dňa poradíme, čo sa k vám hodí. [Opýtať sa](/kontakt)',
]
