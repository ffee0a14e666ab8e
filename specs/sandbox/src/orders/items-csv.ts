import type { Shop } from '../wire.ts'

const COLUMNS = [
  'Kód',
  'Název',
  'Varianta',
  'Množství',
  'Jednotka',
  'Cena za kus s DPH',
  'Cena celkem s DPH',
  'Měna',
] as const

/**
 * The lines of an order as CSV that a Czech spreadsheet opens by a click: UTF-8 with a byte order mark, semicolons,
 * decimal commas, lines ended by CR LF (RFC 4180).
 */
export function itemsCsv(
  { items, currencyCode }: Pick<Shop['OrderBase'], 'items' | 'currencyCode'>,
  variantNames: ReadonlyMap<number, string>,
): string {
  const rows = items.map(({ marketingCode, name, variantId, amount, unit, prices }) => [
    marketingCode,
    name,
    (variantId !== null && variantNames.get(variantId)) || '',
    String(amount),
    unit,
    price(prices.unitWithTax),
    price(prices.totalWithTax),
    currencyCode,
  ])
  const lines = [COLUMNS, ...rows].map((cells) => cells.map(cell).join(';'))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function price(amount: number): string {
  return amount.toFixed(2).replace('.', ',')
}

// what a spreadsheet would run begins with one of these; a negative number is none of it
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(,\d+)?$/

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
