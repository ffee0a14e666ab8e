import type { ParameterKey } from '../parameters.ts'

export interface ValueText {
  readonly short?: string
  readonly long?: string
  readonly link?: string
  readonly hidden?: boolean
}

/** What some values mean, by parameter and title. */
export const VALUE_TEXTS: Readonly<Record<string, ValueText>> = {
  'motor/EC': {
    short: 'Úsporný motor s plynulým řízením',
    long: 'Elektronicky řízený motor spotřebuje asi o polovinu méně než motor AC, méně se zahřívá a jeho otáčky lze plynule měnit.',
    link: '/usporne-ventilatory-ec',
  },
  'motor/AC': {
    short: 'Běžný motor na 230 V',
    long: 'Jednoduchý a levný motor na střídavý proud. Otáčky se mění regulátorem.',
  },
  'motor/DC': { short: 'Úsporný motor s jemnými stupni rychlosti' },
  'bearings/kuličková': { short: 'Vydrží přes 30 000 hodin a smějí běžet v každé poloze' },
  'bearings/kluzná': { short: 'Tichá a levná, vhodná pro svislou montáž na zeď' },
  'protection/IPX4': {
    short: 'Odolá stříkající vodě',
    long: 'Smí do blízkosti sprchy a vany, ne však přímo do sprchového koutu.',
  },
  'protection/IP44': { short: 'Odolá zrnkům nad 1 mm a stříkající vodě' },
  'protection/IP45': { short: 'Odolá zrnkům nad 1 mm a tryskající vodě' },
  'filterClass/G4': { short: 'Hrubý prach, vlákna a hmyz' },
  'filterClass/M5': { short: 'Pyl a jemnější prach' },
  'filterClass/F7': {
    short: 'Jemný prach, pyl a výtrusy plísní',
    long: 'Volba pro alergiky. Filtr F7 má větší odpor, proto ho měňte aspoň dvakrát do roka.',
  },
  'installation/na zeď i na strop': { short: 'Poloha je libovolná' },
  'material/plast ABS': { short: 'Časem nežloutne a snadno se čistí' },
  'version/základní': { hidden: true },
}

/** Parameters that are kept for filters and not shown on the page of a product. */
export const HIDDEN_PARAMETERS: ReadonlySet<ParameterKey> = new Set(['pieces'])

/** Where a parameter leads to: a listing about it. */
export const PARAMETER_LINKS: Readonly<Partial<Record<ParameterKey, string>>> = {
  hygrostat: 'ventilatory-s-cidlem-vlhkosti',
  noise: 'tiche-ventilatory',
}
