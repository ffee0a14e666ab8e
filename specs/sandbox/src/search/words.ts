import { inMarket } from '../market.ts'

const UNITS: Readonly<Record<string, { unit: string; times?: number }>> = {
  mm: { unit: 'mm' },
  cm: { unit: 'cm' },
  m: { unit: 'm' },
  m2: { unit: 'm2' },
  'm3/h': { unit: 'm3h' },
  m3h: { unit: 'm3h' },
  'm3/hod': { unit: 'm3h' },
  db: { unit: 'db' },
  'db(a)': { unit: 'db' },
  w: { unit: 'w' },
  kw: { unit: 'w', times: 1000 },
  pa: { unit: 'pa' },
  v: { unit: 'v' },
  l: { unit: 'l' },
  'l/den': { unit: 'lden' },
  a: { unit: 'a' },
  '%': { unit: '%' },
  ks: { unit: 'ks' },
}
const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replaceAll(/[()/]/g, '\\$&'))
  .join('|')
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const DIAMETER = inMarket({ cs: 'prumer', sk: 'priemer' })
const WORD = new RegExp(
  [
    String.raw`(?:pr\.?|${DIAMETER}[a-z]*|ø|⌀|dn)\s*(?<diameter>\d{2,4})(?:\s*mm)?(?![a-z0-9])`,
    `(?<number>${NUMBER})\\s*(?<unit>${UNIT})(?![a-z0-9])`,
    String.raw`(?<code>[a-z]+-?\d[a-z0-9]*)`,
    String.raw`(?<plain>${NUMBER}(?![a-z0-9])|[a-z0-9]+)`,
  ].join('|'),
  'g',
)

/** Lower case without accents, superscript digits as digits. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** A token: a word, or a number with its unit (`100mm`, `30db`, `90m3h`). */
export interface Word {
  readonly text: string
  readonly measure: boolean
}

/** Splits a text into tokens. `pr. 100` or `ø100` without a unit is a diameter in millimetres. */
export function wordsOf(text: string): Word[] {
  return [...folded(text).matchAll(WORD)].map(({ groups = {} }): Word => {
    const { diameter, number, unit, code, plain } = groups
    if (diameter !== undefined) return { text: `${diameter}mm`, measure: true }
    if (number !== undefined && unit !== undefined) return { text: measure(number, unit), measure: true }
    return { text: (code ?? plain ?? '').replaceAll('-', '').replace(',', '.'), measure: false }
  })
}

/** A number and its unit as one token. */
function measure(number: string, unit: string): string {
  const known = UNITS[folded(unit)]
  const value = Number(number.replace(',', '.')) * (known?.times ?? 1)
  return `${value}${known?.unit ?? folded(unit).replaceAll(/[^a-z0-9]/g, '')}`
}
