import { inMarket } from './market.ts'

export const [YES, NO] = inMarket({ cs: ['ano', 'ne'], sk: ['áno', 'nie'] } as const)

/** Text as search compares it: small letters without accents, everything else than letters and digits one space. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

/** A number with a decimal comma, as Czech and Slovak write it. */
export function decimalText(value: number): string {
  return String(value).replace('.', ',')
}

/** Money as Czech and Slovak write it: 1 234,50 Kč, with spaces that do not break. */
export function money(amount: number, { symbol }: { readonly symbol: string }): string {
  const [whole = '', decimals = '00'] = amount.toFixed(2).split('.')
  const grouped = whole.replace('-', '\u2212').replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${grouped}${decimals === '00' ? '' : `,${decimals}`}\u00a0${symbol}`
}
