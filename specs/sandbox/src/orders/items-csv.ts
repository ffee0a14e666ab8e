import { czechNumber } from '../text.ts'
import type { Shop } from '../wire.ts'
import { allFacts } from './facts.ts'

const COLUMNS = [
  'Kód',
  'Název',
  'Varianta',
  'Množství',
  'Jednotka',
  'Cena za jednotku bez DPH',
  'Cena celkem bez DPH',
  'Cena za jednotku s DPH',
  'Cena celkem s DPH',
  'Měna',
  'Číslo objednávky',
] as const

/**
 * The lines of an order and what its delivery and payment cost, each with all that was told with the order, as CSV that
 * a Czech spreadsheet opens by a click: UTF-8 with a byte order mark, semicolons, decimal commas, lines ended by CR LF
 * (RFC 4180).
 */
export function itemsCsv(order: Shop['OrderBase'], variantNames: ReadonlyMap<number, string>): string {
  const { items, currencyCode } = order
  // the same in every line, so that lines of several orders can be put together
  const facts = allFacts(order).flatMap((group) => group.facts)
  const rows = items.map(({ catalogCode, marketingCode, name, variantId, amount, unit, prices }) => [
    catalogCode ?? marketingCode,
    name,
    (variantId !== null && variantNames.get(variantId)) || '',
    czechNumber(amount),
    unit,
    price(prices.unitWithoutTax),
    price(prices.totalWithoutTax),
    price(prices.unitWithTax),
    price(prices.totalWithTax),
    currencyCode,
    order.code,
    ...facts.map(({ value }) => value),
  ])
  const fees = feesOf(order).map(({ name, net, gross }) => {
    const both = [price(net), price(gross)].flatMap((one) => [one, one])
    return ['', name, '', '', '', ...both, currencyCode, order.code, ...facts.map(({ value }) => value)]
  })
  const head = [...COLUMNS, ...facts.map(({ title }) => title)]
  const lines = [head, ...rows, ...fees].map((cells) => cells.map(cell).join(';'))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

/** What is paid beside the lines; what costs nothing is left out. */
function feesOf({ prices, shipper, payment }: Shop['OrderBase']) {
  return [
    { name: `Doprava: ${shipper.name}`, net: prices.shipperPriceWithoutTax, gross: prices.shipperPriceWithTax },
    { name: `Platba: ${payment.name}`, net: prices.paymentPriceWithoutTax, gross: prices.paymentPriceWithTax },
    { name: 'Zaokrouhlení', net: prices.roundingWithTax, gross: prices.roundingWithTax },
  ].filter(({ gross }) => gross !== 0)
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
