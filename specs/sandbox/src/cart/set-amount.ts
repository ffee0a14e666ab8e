import { sumAmounts, thousandths } from '../amount.ts'
import type { Written } from './add-line.ts'
import { allowedAmount } from './amounts.ts'
import type { Buyer } from './buyer.ts'
import { lineOf, putLine, type Draft } from './draft.ts'
import { homePriceOf } from './price.ts'

/**
 * Sets the amount of a line and marks its price as seen by the customer. Credits for removed pieces are released.
 *
 * @throws the refusals `not_found` and those of `allowedAmount`
 */
export function setAmount(draft: Draft, itemId: number, requested: number, { list }: Buyer): Written {
  const line = lineOf(draft, itemId)
  const others = draft.lines.filter(({ id, variant }) => variant.id === line.variant.id && id !== line.id)
  const elsewhere = sumAmounts(...others.map((one) => one.amount))
  const { amount, warnings } = allowedAmount(line.variant, line.warehouses, requested, elsewhere, draft.limitTexts)
  const credits = Math.floor((line.credits * thousandths(Math.min(amount, line.amount))) / thousandths(line.amount))
  draft.requestedCredits = Math.max(0, draft.requestedCredits - (line.credits - credits))
  putLine(draft, { ...line, amount, credits, seenPrice: homePriceOf({ ...line, amount }, list) })
  return { lineId: line.id, changedAmount: sumAmounts(amount, -line.amount), warnings }
}
