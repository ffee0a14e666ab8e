import codes from 'i18n-iso-countries/index.js'
import { inMarket, market } from '../market.ts'
import type { Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

const HOME_COUNTRY = inMarket({ cs: 'CZ', sk: 'SK' })
const MINUS = '\u2212'

/** A price in a table: 1 234,50 with non-breaking spaces, always with two decimals. */
export function sumText(amount: Haler): string {
  const [whole = '', decimals = ''] = (Math.abs(amount) / 100).toFixed(2).split('.')
  return `${amount < 0 ? MINUS : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')},${decimals}`
}

/** An amount of goods. */
export function amountText(amount: number, unit: string): string {
  const text = `${amount < 0 ? MINUS : ''}${String(Math.abs(amount)).replace('.', ',')}`
  return unit === '' ? text : `${text}\u00a0${unit}`
}

/** A date in Czech and Slovak format: 20. 11. 2026. */
export function dayText(day: string): string {
  return day.slice(0, 10).replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3.\u00a0$2.\u00a0$1')
}

const countries = new Intl.DisplayNames([market], { type: 'region', fallback: 'code' })

export const countryCode = (code: string): string => codes.alpha3ToAlpha2(code) ?? code

/** The name of a country. */
export function countryText(code: string): string {
  return countries.of(countryCode(code)) ?? code
}

/** An address as lines; the country only if it is foreign. */
export function addressLines({ street, city, postcode, country_code }: Shop['Address']): string[] {
  const isHome = countryCode(country_code) === HOME_COUNTRY
  const code = isHome ? postcode.replace(/^(\d{3})\s*(\d{2})$/, '$1\u00a0$2') : postcode
  return [street, `${code} ${city}`, ...(isHome ? [] : [countryText(country_code)])]
}

/** Formats a Czech or Slovak phone number in groups of three digits; others are unchanged. */
export function phoneText(phone: string): string {
  return phone
    .replace(/^\+421\s*2\s*(\d{4})\s*(\d{4})$/, '+421\u00a02\u00a0$1\u00a0$2')
    .replace(/^(\+42[01])\s*(\d{3})\s*(\d{3})\s*(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
}
