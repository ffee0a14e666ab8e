import { tight } from './spaces.ts'

/** VAT numbers of the European Union, by the letters they begin with. */
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

/** Countries whose companies have a number of the Union, alpha-3 beside the letters of their number. */
const homes: Readonly<Record<string, string>> = {
  ...{ AUT: 'AT', BEL: 'BE', BGR: 'BG', CYP: 'CY', CZE: 'CZ', DEU: 'DE', DNK: 'DK', EST: 'EE', GRC: 'EL', ESP: 'ES' },
  ...{ FIN: 'FI', FRA: 'FR', HRV: 'HR', HUN: 'HU', IRL: 'IE', ITA: 'IT', LTU: 'LT', LUX: 'LU', LVA: 'LV', MLT: 'MT' },
  ...{ NLD: 'NL', POL: 'PL', PRT: 'PT', ROU: 'RO', SWE: 'SE', SVN: 'SI', SVK: 'SK' },
}

const hasForm = (vatin: string, letters: string): boolean => new RegExp(`^${forms[letters]}$`).test(vatin)

/**
 * Whether a VAT number has the form of some country of the Union; a Slovak one may also be the ten digits without letters.
 * An empty one passes, and so do those of companies outside the Union.
 */
export function isVatin(vatin: string, country: string): boolean {
  if (vatin === '' || !Object.hasOwn(homes, country)) return true
  if (country === 'SVK' && hasForm(vatin, 'SK')) return true
  const letters = vatin.slice(0, 2)
  return Object.hasOwn(forms, letters) && hasForm(vatin.slice(2), letters)
}

/** Whether a number is the one that Slovak payers of VAT have beside their tax number; an empty one passes. */
export const isSlovakVatin = (vatin: string): boolean => vatin === '' || /^SK\d{10}$/.test(vatin)

/** A VAT number as it is written: no spaces, capital letters, and in Czechia with the letters that are left out often. */
export function normalizeVatin(typed: string, country: string): string {
  const vatin = tight(typed).toUpperCase()
  return country === 'CZE' && /^\d{8,10}$/.test(vatin) ? `CZ${vatin}` : vatin
}
