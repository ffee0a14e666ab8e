import { toAddress, toPath, toVirtual, type Link } from './links.ts'
import { bullets, doc, type RichNode } from './rich-text.ts'
import type { EntryModal, PurchaseSection } from './types.ts'

/** Own words of error screens (B2.39). */
export const ERROR_SCREENS = [
  {
    status: 403,
    title: 'Tahle stránka není pro každého',
    text: 'Patří jen některým zákazníkům. Přihlaste se, a pokud jste mezi nimi, otevře se vám.',
  },
  {
    status: 404,
    title: 'Tady už nic nefouká',
    text: 'Zkuste hledání, nebo se vraťte na začátek.',
  },
  {
    status: 500,
    title: 'Na chvíli nám došel dech',
    text: 'Chyba je u nás. Zkuste to za minutu znovu, a když to nepomůže, zavolejte 567\u00A0000\u00A0100.',
  },
] as const

/** Windows shown on entry; switched off until somebody needs them. */
export const ENTRY_MODAL: EntryModal = {
  _id: 'okno-vanoce-2026',
  enabled: false,
  title: 'Do Vánoc doručíme, co objednáte do 18. prosince',
  content: doc(
    'Mezi svátky neexpedujeme. Prodejny mají otevřeno 29. a 30. prosince, otevírací dobu najdete u [poboček](/pobocky).',
  ),
  button_text: 'Doprava a termíny',
  link: toPath('Doprava', '/stranka/doprava', 'doprava'),
  time_limited: false,
  time_limit_start: null,
  time_limit_end: null,
}

export const PROMO_MODAL: EntryModal = {
  _id: 'okno-zima-2026',
  enabled: false,
  title: 'Zima bez plísně',
  content: doc(
    'Vybrali jsme ventilátory, které se zapnou samy, když v koupelně stoupne vlhkost.',
    bullets('zpětná klapka v ceně', 'doběh až 30 minut'),
  ),
  button_text: 'Ukázat výběr',
  link: toVirtual('Ventilátory s čidlem vlhkosti', 'ventilatory-s-cidlem-vlhkosti'),
  time_limited: false,
  time_limit_start: null,
  time_limit_end: null,
}

const section = (
  slug: string,
  title: string,
  text: readonly (RichNode | string)[],
  links: readonly Link[],
): PurchaseSection => ({ slug, title, text: doc(...text), links })

/** The parts of the all-about-purchase screen; selling points lead to the first four (B2.26, B2.30, B9.36). */
export const PURCHASE_SECTIONS: readonly PurchaseSection[] = [
  section(
    'vse-o-nakupu',
    'Na vrácení máte 30 dní',
    [
      'Zákon dává 14 dní, u nás máte 30. Zboží si v klidu vyzkoušejte, a když nesedí, pošlete ho zpět bez vysvětlování.',
    ],
    [
      toPath('Vrácení do 30 dní', '/stranka/vraceni-do-30-dni'),
      toPath('Změny v objednávce', '/stranka/zmeny-v-objednavce'),
      toPath('Jak nakupovat', '/stranka/jak-nakupovat'),
    ],
  ),
  section(
    'kontakt',
    'Poradíme s výběrem',
    [
      'Technici jsou na telefonu 567 000 100 každý všední den od 8 do 17 hodin. Fotku štítku nebo půdorys pošlete e-mailem.',
    ],
    [
      toPath('Klientské centrum', '/stranka/klientske-centrum'),
      toPath('Časté dotazy', '/stranka/caste-dotazy'),
      toPath('Kontakt', '/kontakt'),
      toAddress('poradna@vanek.test', 'mailto:poradna@vanek.test'),
    ],
  ),
  section(
    'doprava',
    'Doprava domů i na pobočku',
    [
      'Co je skladem a objednáte to v pracovní den včas, předáme dopravci ještě týž den: kurýrovi do 15 hodin, na výdejní místa do 14 hodin, nadrozměrné zboží do 12 hodin. Nad 2 500 Kč s DPH (v eurech nad 100 € s DPH) dopravu platíme my, mimo nadrozměrné zboží. Na pobočku je vždy zdarma.',
    ],
    [toPath('Doprava', '/stranka/doprava', 'doprava'), toPath('Pobočky', '/pobocky')],
  ),
  section(
    'bezproblemova-reklamace',
    'Bezproblémová reklamace',
    [
      'Přijmeme ji na kterékoli ze čtrnácti poboček i poštou. Vyřídíme ji nejpozději do 30 dnů a poštovné vám proplatíme.',
    ],
    [toPath('Reklamační řád', '/stranka/reklamacni-rad', 'reklamace')],
  ),
  section(
    'platba',
    'Platba',
    [
      'Kartou, převodem s QR kódem, dobírkou i hotově na prodejně. Příplatek je jen u dobírky, 39 Kč s DPH (1,56 € s DPH).',
    ],
    [toPath('Platba', '/stranka/platba')],
  ),
  section(
    'podminky',
    'Podmínky a osobní údaje',
    ['Píšeme je krátce, aby se daly přečíst.'],
    [
      toPath('Obchodní podmínky', '/stranka/obchodni-podminky', 'obchodni-podminky'),
      toPath('Ochrana osobních údajů', '/stranka/ochrana-osobnich-udaju'),
    ],
  ),
]

/** Said when the newsletter was asked for (B8.05). */
export const NEWSLETTER_SUCCESS = 'Poslali jsme vám e-mail s odkazem, kterým odběr potvrdíte.'

/** What stands at the end of every product page (B7.42). */
export const PRODUCT_END = doc(
  '# Nejste si jistí průměrem nebo výkonem?',
  'Napište nám rozměry místnosti a průměr potrubí, stačí fotka. Do druhého pracovního dne poradíme, co se k vám hodí. [Zeptat se](/kontakt)',
)
