import type { Shop } from '../wire.ts'
import { allFacts } from './facts.ts'

const COLUMNS = [
  'Kód',
  'Název',
  'Varianta',
  'Množství',
  'Jednotka',
  'Cena za kus s DPH',
  'Cena celkem s DPH',
  'Měna',
  'Číslo objednávky',
] as const

/**
 * The lines of an order, each with all that was told with the order, as CSV that a Czech spreadsheet opens by a click: UTF-8 with a byte order mark, semicolons,
 * decimal commas, lines ended by CR LF (RFC 4180).
 */
export function itemsCsv(order: Shop['OrderBase'], variantNames: ReadonlyMap<number, string>): string {
  const { items, currencyCode } = order
  // the same in every line, so that lines of several orders can be put together
  const facts = allFacts(order).flatMap((group) => group.facts)
  const rows = items.map(({ marketingCode, name, variantId, amount, unit, prices }) => [
    marketingCode,
    name,
    (variantId !== null && variantNames.get(variantId)) || '',
    String(amount),
    unit,
    price(prices.unitWithTax),
    price(prices.totalWithTax),
    currencyCode,
    order.code,
    ...facts.map(({ value }) => value),
  ])
  const lines = [[...COLUMNS, ...facts.map(({ title }) => title)], ...rows].map((cells) => cells.map(cell).join(';'))
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
