import type { Written } from './add-line.ts'
import { allowedAmount } from './amounts.ts'
import type { Buyer } from './buyer.ts'
import { lineOf, putLine, type Draft } from './draft.ts'
import { crownsOfLine } from './price.ts'

/**
 * Sets the amount of a line, by which the shopper has seen its price too. Credits go with the pieces that they paid for.
 *
 * @throws the refusals `not_found` and those of `allowedAmount`
 */
export function setAmount(draft: Draft, itemId: number, wanted: number, { list }: Buyer): Written {
  const line = lineOf(draft, itemId)
  const elsewhere = draft.lines.reduce(
    (sum, { id, variant, amount }) => sum + (variant.id === line.variant.id && id !== line.id ? amount : 0),
    0,
  )
  const { amount, warnings } = allowedAmount(line.variant, line.warehouses, wanted, elsewhere, draft.limitTexts)
  const credits = Math.floor((line.credits * Math.min(amount, line.amount)) / line.amount)
  draft.wantedCredits = Math.max(0, draft.wantedCredits - (line.credits - credits))
  putLine(draft, { ...line, amount, credits, seenPrice: crownsOfLine({ ...line, amount }, list) })
  return { lineId: line.id, changedAmount: amount - line.amount, warnings }
}
