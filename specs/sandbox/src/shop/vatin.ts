import codes from 'i18n-iso-countries/index.js'
import type { ErrorItem } from '../http/errors.ts'
import { inMarket } from '../market.ts'

const NO_VATIN = inMarket({
  cs: 'Takové DIČ není, zkontrolujte ho prosím. Správně je například CZ12345679 nebo SK2020123457',
  sk: 'Také DIČ neexistuje, skontrolujte ho, prosím. Správne je napríklad 2020123457 alebo CZ12345679',
})
const NO_SLOVAK_VATIN = inMarket({
  cs: 'Takové IČ DPH není, zkontrolujte ho prosím. Správně je například SK2020123457',
  sk: 'Také IČ DPH neexistuje, skontrolujte ho, prosím. Správne je napríklad SK2020123457',
})

/** Patterns of EU VAT numbers, by country prefix. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[\dA-Z]\d{7}[\dA-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[\dA-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[\dA-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[\dA-Z+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

const rest = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0) % 11

/** Czech VAT numbers: 8 digits (company id), 9 (tax office), 10 (person); other numbers of 9 digits have no check digit. */
function areCzech(digits: string): boolean {
  const last = Number(digits.at(-1))
  if (digits.length === 8) return last === (11 - rest(digits, [8, 7, 6, 5, 4, 3, 2])) % 10
  if (digits.length === 9)
    return !digits.startsWith('6') || last === (18 - ((10 - rest(digits.slice(1), [8, 7, 6, 5, 4, 3, 2])) % 11)) % 10
  return Number(digits) % 11 === 0 || (last === 0 && Number(digits.slice(0, 9)) % 11 === 10)
}

function hasValidDigits(prefix: string, digits: string): boolean {
  if (!Object.hasOwn(FORMS, prefix) || !FORMS[prefix]?.test(digits)) return false
  if (prefix === 'CZ') return areCzech(digits)
  return prefix !== 'SK' || Number(digits) % 11 === 0
}

const prefixOf = (country: string): string => {
  const code = (country.length === 2 ? country : codes.alpha3ToAlpha2(country)) ?? ''
  return code === 'GR' ? 'EL' : code
}

const HOME = inMarket({ cs: 'CZ', sk: 'SK' })

/** Whether a VAT number is a valid EU number; numbers from elsewhere pass. Spaces and lower case are allowed. */
export function isVatin(typed: string, country: string = HOME): boolean {
  const vatin = typed.replaceAll(/\s/g, '').toUpperCase()
  const home = prefixOf(country)
  if (vatin === '' || !Object.hasOwn(FORMS, home)) return true
  const isBare = (home === 'CZ' || home === 'SK') && /^\d+$/.test(vatin)
  return isBare ? hasValidDigits(home, vatin) : hasValidDigits(vatin.slice(0, 2), vatin.slice(2))
}

interface TaxNumbers {
  readonly business: { readonly VATIN: string } | null | undefined
  /**
   * Home country of the company.
   *
   * @defaultValue that of the shop
   */
  readonly country?: string | undefined
  /** The Slovak IČ DPH, by its field. */
  readonly slovak?: readonly [field: string, typed: unknown]
}

/** Invalid VAT numbers of a company (A8.01). */
export function vatinItems({ business, country, slovak: [field, icdph] = ['', null] }: TaxNumbers): ErrorItem[] {
  const isWrong = business !== null && business !== undefined && !isVatin(business.VATIN, country)
  const isNoIcdph = typeof icdph === 'string' && icdph !== '' && (!/^SK/i.test(icdph.trim()) || !isVatin(icdph, 'SK'))
  return [
    ...(isWrong ? [{ code: 'validation', field: 'business.VATIN', title: NO_VATIN }] : []),
    ...(isNoIcdph ? [{ code: 'validation', field, title: NO_SLOVAK_VATIN }] : []),
  ]
}
