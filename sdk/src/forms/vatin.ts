import { tight } from './spaces.ts'
import { areCzechDigits, areSlovakDigits } from './vatin-digits.ts'

/** Formats of VAT numbers in the European Union, by their prefix. */
const forms: Readonly<Record<string, string>> = {
  AT: 'U\\d{8}',
  BE: '[01]\\d{9}',
  BG: '\\d{9,10}',
  CY: '\\d{8}[A-Z]',
  CZ: '\\d{8,10}',
  DE: '\\d{9}',
  DK: '\\d{8}',
  EE: '\\d{9}',
  EL: '\\d{9}',
  ES: '[\\dA-Z]\\d{7}[\\dA-Z]',
  FI: '\\d{8}',
  FR: '[\\dA-Z]{2}\\d{9}',
  HR: '\\d{11}',
  HU: '\\d{8}',
  IE: '\\d[\\dA-Z+*]\\d{5}[A-Z]{1,2}',
  IT: '\\d{11}',
  LT: '(\\d{9}|\\d{12})',
  LU: '\\d{8}',
  LV: '\\d{11}',
  MT: '\\d{8}',
  NL: '[\\dA-Z+*]{10}\\d{2}',
  PL: '\\d{10}',
  PT: '\\d{9}',
  RO: '\\d{2,10}',
  SE: '\\d{12}',
  SI: '\\d{8}',
  SK: '\\d{10}',
}

/** Countries of the Union by alpha-3 code. */
const homes =
  'AUT BEL BGR CYP CZE DEU DNK EST GRC ESP FIN FRA HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SWE SVN SVK'.split(
    ' ',
  )

/** Countries whose check digits are verified too. */
const digitRules: Readonly<Record<string, (digits: string) => boolean>> = { CZ: areCzechDigits, SK: areSlovakDigits }

const hasForm = (vatin: string, letters: string): boolean =>
  new RegExp(`^${forms[letters]}$`).test(vatin) && (digitRules[letters]?.(vatin) ?? true)

/**
 * Whether a VAT number has the format of a country of the Union, Czech and Slovak ones with the right check digits.
 * A Slovak one may also be ten digits without a prefix. Empty numbers and numbers of companies outside the Union are
 * valid.
 */
export function isVatin(vatin: string, country: string): boolean {
  if (vatin === '' || !homes.includes(country)) return true
  if (country === 'SVK' && hasForm(vatin, 'SK')) return true
  const letters = vatin.slice(0, 2)
  return Object.hasOwn(forms, letters) && hasForm(vatin.slice(2), letters)
}

/** Whether a number is a Slovak VAT number; an empty one is valid. */
export const isSlovakVatin = (vatin: string): boolean =>
  vatin === '' || (vatin.startsWith('SK') && hasForm(vatin.slice(2), 'SK'))

/** Normalizes a VAT number: no spaces, upper case, and in Czechia with the prefix that is often left out. */
export function normalizeVatin(typed: string, country: string): string {
  const vatin = tight(typed).toUpperCase()
  return country === 'CZE' && /^\d{8,10}$/.test(vatin) ? `CZ${vatin}` : vatin
}
