import { inMarket } from './market.ts'

export const [YES, NO] = inMarket({ cs: ['ano', 'ne'], sk: ['áno', 'nie'] } as const)

/** Normalizes text for search: lower case without accents; other characters than letters and digits become one space. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

/** A number with a decimal comma. */
export function decimalText(value: number): string {
  return String(value).replace('.', ',')
}

/** A price in Czech and Slovak format: 1 234,50 Kč, with non-breaking spaces. */
export function money(amount: number, { symbol }: { readonly symbol: string }): string {
  const [whole = '', decimals = '00'] = amount.toFixed(2).split('.')
  const grouped = whole.replace('-', '\u2212').replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${grouped}${decimals === '00' ? '' : `,${decimals}`}\u00a0${symbol}`
}

/** A text without white space and invisible characters around it, so that one of only such characters is empty. */
export const trimmed = (text: string): string => text.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
