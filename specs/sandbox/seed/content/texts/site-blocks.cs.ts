export const errorScreens = {
  forbidden: {
    title: 'Tahle stránka není pro každého',
    text: 'Patří jen některým zákazníkům. Přihlaste se, a pokud jste mezi nimi, otevře se vám.',
  },
  missing: { title: 'Tady už nic nefouká', text: 'Zkuste hledání, nebo se vraťte na začátek.' },
  broken: {
    title: 'Na chvíli nám došel dech',
    text: 'Chyba je u nás. Zkuste to za minutu znovu, a když to nepomůže, zavolejte 567\u00A0000\u00A0100.',
  },
}

export const entryModal = {
  title: 'Do Vánoc doručíme, co objednáte do 18. prosince',
  text: 'Mezi svátky neexpedujeme. Prodejny mají otevřeno 29. a 30. prosince, otevírací dobu najdete u [poboček](/pobocky).',
  button: 'Doprava a termíny',
  link: 'Doprava',
}

export const promoModal = {
  title: 'Zima bez plísně',
  text: 'Vybrali jsme ventilátory, které se zapnou samy, když v koupelně stoupne vlhkost.',
  points: ['zpětná klapka v ceně', 'doběh až 30 minut'],
  button: 'Ukázat výběr',
  link: 'Ventilátory s čidlem vlhkosti',
}

export const purchase = {
  returns: {
    slug: 'vse-o-nakupu',
    title: 'Na vrácení máte 30 dní',
    text: 'Zákon dává 14 dní, u nás máte 30. Zboží si v klidu vyzkoušejte, a když nesedí, pošlete ho zpět bez vysvětlování.',
  },
  advice: {
    slug: 'kontakt',
    title: 'Poradíme s výběrem',
    text: 'Technici jsou na telefonu 567 000 100 každý všední den od 8 do 17 hodin. Fotku štítku nebo půdorys pošlete e-mailem.',
  },
  delivery: {
    slug: 'doprava',
    title: 'Doprava domů i na pobočku',
    text: 'Co je skladem a objednáte to v pracovní den včas, předáme dopravci ještě týž den: kurýrovi do 15 hodin, na výdejní místa do 14 hodin, nadrozměrné zboží do 12 hodin. Nad 2 500 Kč s DPH (v eurech nad 100 € s DPH) dopravu platíme my, mimo nadrozměrné zboží. Na pobočku je vždy zdarma.',
  },
  claims: {
    slug: 'bezproblemova-reklamace',
    title: 'Bezproblémová reklamace',
    text: 'Přijmeme ji na kterékoli ze čtrnácti poboček i poštou. Vyřídíme ji nejpozději do 30 dnů a poštovné vám proplatíme.',
  },
  payment: {
    slug: 'platba',
    title: 'Platba',
    text: 'Kartou, převodem s QR kódem, dobírkou i hotově na prodejně. Příplatek je jen u dobírky, 39 Kč s DPH (1,56 € s DPH).',
  },
  conditions: {
    slug: 'podminky',
    title: 'Podmínky a osobní údaje',
    text: 'Píšeme je krátce, aby se daly přečíst.',
  },
}

/** Link targets. */
export const links = {
  returns: 'Vrácení do 30 dní',
  changes: 'Změny v objednávce',
  howToBuy: 'Jak nakupovat',
  help: 'Klientské centrum',
  questions: 'Časté dotazy',
  contact: 'Kontakt',
  delivery: 'Doprava',
  branches: 'Pobočky',
  claimRules: 'Reklamační řád',
  payment: 'Platba',
  terms: 'Obchodní podmínky',
  privacy: 'Ochrana osobních údajů',
}

export const newsletter = { success: 'Poslali jsme vám e-mail s odkazem, kterým odběr potvrdíte.' }

export const productEnd = [
  '# Nejste si jistí průměrem nebo výkonem?',
  'Napište nám rozměry místnosti a průměr potrubí, stačí fotka. Do druhého pracovního dne poradíme, co se k vám hodí. [Zeptat se](/kontakt)',
]
