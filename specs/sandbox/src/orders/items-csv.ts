import { inMarket } from '../market.ts'
import { VAT_PERCENT } from '../money.ts'
import { decimalText } from '../text.ts'
import type { Shop } from '../wire.ts'
import { allFacts } from './facts.ts'
import { words } from '../invoices/words.ts'

const COLUMNS: readonly string[] = inMarket({
  cs: [
    'Kód',
    'Název',
    'Varianta',
    'Množství',
    'Jednotka',
    'Cena za jednotku bez DPH',
    'Cena celkem bez DPH',
    'Cena za jednotku s DPH',
    'Cena celkem s DPH',
    'Sazba DPH v %',
    'Měna',
    'Číslo objednávky',
  ],
  sk: [
    'Kód',
    'Názov',
    'Variant',
    'Množstvo',
    'Jednotka',
    'Cena za jednotku bez DPH',
    'Cena spolu bez DPH',
    'Cena za jednotku s DPH',
    'Cena spolu s DPH',
    'Sadzba DPH v %',
    'Mena',
    'Číslo objednávky',
  ],
})

/**
 * Lines and fees of an order as CSV, each row with all facts of the order. The format opens directly in a Czech or Slovak spreadsheet:
 * UTF-8 with a byte order mark, semicolons, decimal commas, rows ending in CR LF (RFC 4180).
 */
export function itemsCsv(order: Shop['OrderBase'], variantNames: ReadonlyMap<number, string>): string {
  const { items, currencyCode } = order
  // repeated in every row, so that files of several orders can be joined
  const facts = allFacts(order).flatMap((group) => group.facts)
  const rows = items.map(({ catalogCode, marketingCode, name, variantId, amount, unit, vatPercent, prices }) => [
    catalogCode ?? marketingCode,
    name,
    (variantId !== null && variantNames.get(variantId)) || '',
    decimalText(amount),
    unit,
    price(prices.unitWithoutTax),
    price(prices.totalWithoutTax),
    price(prices.unitWithTax),
    price(prices.totalWithTax),
    vatPercent === undefined ? '' : decimalText(vatPercent),
    currencyCode,
    order.code,
    ...facts.map(({ value }) => value),
  ])
  const fees = feesOf(order).map(({ name, net, gross, vat }) => {
    const both = [price(net), price(gross)].flatMap((one) => [one, one])
    return ['', name, '', '', '', ...both, vat, currencyCode, order.code, ...facts.map(({ value }) => value)]
  })
  const head = [...COLUMNS, ...facts.map(({ title }) => title)]
  const lines = [head, ...rows, ...fees].map((cells) => cells.map(cell).join(';'))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

const FEE_VAT = String(VAT_PERCENT)

/** Fees of an order, without those that are free. */
function feesOf({ prices, shipper, payment }: Shop['OrderBase']) {
  return [
    {
      name: `Doprava: ${shipper.name}`,
      net: prices.shipperPriceWithoutTax,
      gross: prices.shipperPriceWithTax,
      vat: FEE_VAT,
    },
    {
      name: `Platba: ${payment.name}`,
      net: prices.paymentPriceWithoutTax,
      gross: prices.paymentPriceWithTax,
      vat: FEE_VAT,
    },
    { name: words.rounding, net: prices.roundingWithTax, gross: prices.roundingWithTax, vat: '' },
  ].filter(({ gross }) => gross !== 0)
}

function price(amount: number): string {
  return amount.toFixed(2).replace('.', ',')
}

// spreadsheets treat text that starts with these characters as a formula; negative numbers are safe
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(,\d+)?$/

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
