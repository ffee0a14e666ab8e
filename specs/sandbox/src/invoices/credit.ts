import { sumAmounts, thousandths } from '../amount.ts'
import type { Haler } from '../money.ts'
import { addUp, DELIVERY, sum, type DocumentLine, type Figures } from './figures.ts'

/** So much of one line of an order is given back. */
export interface Given {
  readonly item: number
  readonly amount: number
}

/**
 * The figures of a credit note: what `now` takes from an invoice of which `before` was given back already. A share of a
 * discount goes with the goods. Fees and rounding go with the last of the goods. Whatever is given back in however many
 * steps, all of them together are the invoice.
 *
 * @param kept what of the price of delivery is not given back
 * @returns null when nothing of it is left to give back
 */
export function creditOf(
  invoiced: Figures,
  before: readonly Given[],
  now: readonly Given[],
  kept: Haler = 0,
): Figures | null {
  const invoice = kept === 0 ? invoiced : { ...invoiced, lines: invoiced.lines.flatMap((line) => without(line, kept)) }
  const earlier = sharesOf(invoice, before)
  const later = sharesOf(invoice, [...before, ...now])
  const lines = invoice.lines.flatMap((line, at): DocumentLine[] => {
    const [had, has] = [earlier[at] ?? NOTHING, later[at] ?? NOTHING]
    const amount = sumAmounts(had.amount, -has.amount)
    const [net, gross] = [minus(has.net - had.net), minus(has.gross - had.gross)]
    if (amount === 0 && gross === 0) return []
    // a piece of several may differ by a haléř from what one of them cost on average
    const unitNet = amount === 0 || amount === -line.amount ? line.unitNet : Math.round(net / amount)
    return [{ ...line, unitNet, amount: amount === 0 ? -1 : amount, net, gross }]
  })
  if (lines.length === 0) return null
  const isWhole = isAllBack(invoice, [...before, ...now]) && !isAllBack(invoice, before)
  return addUp(lines, isWhole ? minus(invoice.rounding) : 0)
}

/** What is left to give back. */
export function leftOf({ lines }: Figures, before: readonly Given[]): Given[] {
  return lines.flatMap(({ part, item, amount }) => {
    const left = sumAmounts(amount, -amountOf(before, item))
    return part !== 'goods' || item === null || left <= 0 ? [] : [{ item, amount: left }]
  })
}

/** A line of delivery of which so much is not given back. */
function without(line: DocumentLine, kept: Haler): DocumentLine[] {
  if (line.part !== 'fee' || !line.name.startsWith(DELIVERY)) return [line]
  if (kept >= line.gross) return []
  const { net, gross } = part(line, line.gross - kept, line.gross)
  return [{ ...line, net, gross, unitNet: net }]
}

/** How much of the price of the goods is given back, out of how much, and whether that is all. */
export function shareOf(invoice: Figures, given: readonly Given[]): { back: Haler; whole: Haler; isWhole: boolean } {
  const goods = invoice.lines.filter(({ part }) => part === 'goods')
  const back = sum(goods.map((line) => grossBack(line, given)))
  return { back, whole: sum(goods.map(({ gross }) => gross)), isWhole: isAllBack(invoice, given) }
}

interface Share {
  readonly amount: number
  readonly net: number
  readonly gross: number
}

const NOTHING: Share = { amount: 0, net: 0, gross: 0 }

/** How much of each line is back. Counted from all that is back, so that roundings of steps do not add up. */
function sharesOf(invoice: Figures, given: readonly Given[]): Share[] {
  const { back, whole, isWhole } = shareOf(invoice, given)
  return invoice.lines.map((line) => {
    if (line.part === 'goods') {
      const amount = Math.min(amountOf(given, line.item), line.amount)
      return { ...part(line, thousandths(amount), thousandths(line.amount)), amount }
    }
    if (line.part === 'discount' && !isWhole) return { ...part(line, back, whole), amount: 0 }
    return isWhole ? line : NOTHING
  })
}

/** Fees go back with the last of what cost something. */
function isAllBack({ lines }: Figures, given: readonly Given[]): boolean {
  const goods = lines.filter(({ part }) => part === 'goods')
  const counted = goods.some(({ gross }) => gross > 0) ? goods.filter(({ gross }) => gross > 0) : goods
  return given.length > 0 && counted.every(({ item, amount }) => amountOf(given, item) >= amount)
}

/** How much of a line is given back. */
export function amountOf(given: readonly Given[], item: number | null): number {
  return sumAmounts(...given.filter((one) => one.item === item).map(({ amount }) => amount))
}

function grossBack(line: DocumentLine, given: readonly Given[]): number {
  return part(line, thousandths(Math.min(amountOf(given, line.item), line.amount)), thousandths(line.amount)).gross
}

/** A share of a line. What there is without VAT follows what there is with it, so that both change in the same steps. */
function part({ net, gross }: DocumentLine, of: number, all: number): Pick<Share, 'net' | 'gross'> {
  if (all === 0 || gross === 0) return { net: 0, gross: 0 }
  const own = Math.round((gross * of) / all)
  return { gross: own, net: Math.round((net * own) / gross) }
}

/** Without a zero below zero. */
function minus(amount: number): number {
  return amount === 0 ? 0 : -amount
}
