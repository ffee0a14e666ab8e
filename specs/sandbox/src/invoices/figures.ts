import { fromMajor, VAT_PERCENT, type Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

/** One line of an invoice or a credit note. All prices are in haléře or cents. */
export interface DocumentLine {
  /** The id of the order line; null for a fee. */
  readonly item: number | null
  readonly part: 'goods' | 'discount' | 'fee'
  readonly name: string
  readonly code: string
  /** Negative on a credit note. */
  readonly amount: number
  readonly unit: string
  readonly vatPercent: number
  readonly unitNet: Haler
  readonly net: Haler
  readonly gross: Haler
}

/** All lines of one VAT rate. */
export interface VatRow {
  readonly percent: number
  readonly net: Haler
  readonly vat: Haler
  readonly gross: Haler
}

/** All figures of a document. */
export interface Figures {
  readonly lines: readonly DocumentLine[]
  /** The VAT summary, highest rate first. */
  readonly vat: readonly VatRow[]
  readonly net: Haler
  readonly vatTotal: Haler
  /** Rounding for cash payments; not part of the VAT base. */
  readonly rounding: Haler
  /** The amount to pay. */
  readonly total: Haler
}

/** Prefix of the delivery line; nothing else distinguishes it from other fees. */
export const DELIVERY = 'Doprava: '

type Counted = Pick<Shop['OrderBase'], 'items' | 'prices' | 'shipper' | 'payment'>

/** The figures of an invoice, taken from the order: nothing is priced again. */
export function figuresOf({ items, prices, shipper, payment }: Counted): Figures {
  const lines = items.map(lineOf)
  const fees = [
    feeLine(DELIVERY + shipper.name, prices.shipperPriceWithoutTax, prices.shipperPriceWithTax),
    feeLine(`Platba: ${payment.name}`, prices.paymentPriceWithoutTax, prices.paymentPriceWithTax),
  ].filter(({ gross }) => gross !== 0)
  return addUp([...lines, ...fees], fromMajor(prices.roundingWithTax))
}

/** Converts a line of an order to a line of a document. */
export function lineOf(item: Shop['OrderItem']): DocumentLine {
  const { id, name, amount, unit, catalogCode, marketingCode, attributes, vatPercent } = item
  return {
    ...{ item: id, name, amount, unit, code: catalogCode ?? marketingCode },
    part: attributes.discount ? 'discount' : 'goods',
    vatPercent: vatPercent ?? VAT_PERCENT,
    unitNet: fromMajor(item.prices.unitWithoutTax),
    net: fromMajor(item.prices.totalWithoutTax),
    gross: fromMajor(item.prices.totalWithTax),
  }
}

function feeLine(name: string, withoutTax: number, withTax: number): DocumentLine {
  const net = fromMajor(withoutTax)
  return {
    ...{ item: null, part: 'fee', name, code: '', amount: 1, unit: '', vatPercent: VAT_PERCENT },
    ...{ unitNet: net, net, gross: fromMajor(withTax) },
  }
}

/** Totals and VAT summary of lines, by rate. VAT is added up from the lines, so that the totals equal those of the order. */
export function addUp(lines: readonly DocumentLine[], rounding: Haler): Figures {
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))].sort((a, b) => b - a)
  const vat = percents.map((percent) => {
    const own = lines.filter(({ vatPercent }) => vatPercent === percent)
    const net = sum(own.map((line) => line.net))
    const gross = sum(own.map((line) => line.gross))
    return { percent, net, vat: gross - net, gross }
  })
  const net = sum(vat.map((row) => row.net))
  const vatTotal = sum(vat.map((row) => row.vat))
  return { lines, vat, net, vatTotal, rounding, total: net + vatTotal + rounding }
}

export function sum(amounts: readonly Haler[]): Haler {
  return amounts.reduce((total, amount) => total + amount, 0)
}
