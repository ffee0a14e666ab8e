import { sumAmounts, thousandths } from '../amount.ts'
import type { Haler } from '../money.ts'
import { addUp, DELIVERY, sum, type DocumentLine, type Figures } from './figures.ts'

/** A returned amount of one line of an order. */
export interface Given {
  readonly item: number
  readonly amount: number
}

/**
 * The figures of a credit note for `now`, after credit notes for `before`. A discount is credited in proportion to the
 * goods. Fees and rounding are credited with the last goods. All credit notes of a fully returned order add up to the
 * invoice.
 *
 * @param notRefunded the part of the delivery price that is not refunded
 * @returns null if nothing is left to credit
 */
export function creditOf(
  invoiced: Figures,
  before: readonly Given[],
  now: readonly Given[],
  notRefunded: Haler = 0,
): Figures | null {
  const invoice =
    notRefunded === 0 ? invoiced : { ...invoiced, lines: invoiced.lines.flatMap((line) => without(line, notRefunded)) }
  const earlier = sharesOf(invoice, before)
  const later = sharesOf(invoice, [...before, ...now])
  const lines = invoice.lines.flatMap((line, at): DocumentLine[] => {
    const [had, has] = [earlier[at] ?? NOTHING, later[at] ?? NOTHING]
    const amount = sumAmounts(had.amount, -has.amount)
    const [net, gross] = [minus(has.net - had.net), minus(has.gross - had.gross)]
    if (amount === 0 && gross === 0) return []
    // the price of one piece may differ by a haléř from the average unit price
    const unitNet = amount === 0 || amount === -line.amount ? line.unitNet : Math.round(net / amount)
    return [{ ...line, unitNet, amount: amount === 0 ? -1 : amount, net, gross }]
  })
  if (lines.length === 0) return null
  const isWhole = isAllBack(invoice, [...before, ...now]) && !isAllBack(invoice, before)
  return addUp(lines, isWhole ? minus(invoice.rounding) : 0)
}

/** Amounts that are not returned yet. */
export function leftOf({ lines }: Figures, before: readonly Given[]): Given[] {
  return lines.flatMap(({ part, item, amount }) => {
    const left = sumAmounts(amount, -amountOf(before, item))
    return part !== 'goods' || item === null || left <= 0 ? [] : [{ item, amount: left }]
  })
}

/** A delivery line reduced by the part that is not refunded. */
function without(line: DocumentLine, notRefunded: Haler): DocumentLine[] {
  if (line.part !== 'fee' || !line.name.startsWith(DELIVERY)) return [line]
  if (notRefunded >= line.gross) return []
  const { net, gross } = part(line, line.gross - notRefunded, line.gross)
  return [{ ...line, net, gross, unitNet: net }]
}

/** The refunded part of the price of the goods, the full price, and whether everything is returned. */
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

/** The returned share of each line. Computed from the total of all returns, so that rounding errors do not add up. */
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

/** Whether all goods with a price are returned; fees are refunded with the last of them. */
function isAllBack({ lines }: Figures, given: readonly Given[]): boolean {
  const goods = lines.filter(({ part }) => part === 'goods')
  const counted = goods.some(({ gross }) => gross > 0) ? goods.filter(({ gross }) => gross > 0) : goods
  return given.length > 0 && counted.every(({ item, amount }) => amountOf(given, item) >= amount)
}

/** The returned amount of a line. */
export function amountOf(given: readonly Given[], item: number | null): number {
  return sumAmounts(...given.filter((one) => one.item === item).map(({ amount }) => amount))
}

function grossBack(line: DocumentLine, given: readonly Given[]): number {
  return part(line, thousandths(Math.min(amountOf(given, line.item), line.amount)), thousandths(line.amount)).gross
}

/** A share of a line. The net amount is derived from the gross amount, so that both change in the same steps. */
function part({ net, gross }: DocumentLine, of: number, all: number): Pick<Share, 'net' | 'gross'> {
  if (all === 0 || gross === 0) return { net: 0, gross: 0 }
  const own = Math.round((gross * of) / all)
  return { gross: own, net: Math.round((net * own) / gross) }
}

/** Negation without -0. */
function minus(amount: number): number {
  return amount === 0 ? 0 : -amount
}
