import { sumAmounts } from '../amount.ts'
import { amountOf, leftOf, type Given } from '../invoices/credit.ts'
import { documentsOf } from '../invoices/issue.ts'
import type { OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { leftIn } from '../withdrawals/rules.ts'
import { claimsOf, docOf, isOpen } from './claim.ts'

/** The amounts of each line that the customer still has: neither refunded nor withdrawn from. */
export async function remainingAmounts(
  services: Pick<Services, 'database'>,
  order: OrderRow,
): Promise<readonly Given[]> {
  const documents = await documentsOf(services, order.id)
  const invoice = documents.find(({ doc }) => doc.kind === 'invoice')
  if (invoice === undefined) return []
  const given = documents.flatMap(({ doc }) => doc.corrects?.given ?? [])
  const promised = leftIn(order)
  return leftOf(invoice.doc.figures, given).flatMap(({ item, amount }) => {
    const rest = Math.min(amount, amountOf(promised, item))
    return rest > 0 ? [{ item, amount: rest }] : []
  })
}

/** The amount of each line in open claims. */
export async function openOf(services: Pick<Services, 'database'>, orderId: string): Promise<readonly Given[]> {
  const rows = await claimsOf(services, orderId)
  return rows.filter(isOpen).map(docOf)
}

/** The amount of each line that can be claimed: what the customer still has, except pieces in open claims. */
export async function claimableOf(services: Pick<Services, 'database'>, order: OrderRow): Promise<readonly Given[]> {
  const open = await openOf(services, order.id)
  return (await remainingAmounts(services, order)).flatMap(({ item, amount }) => {
    const free = sumAmounts(amount, -amountOf(open, item))
    return free > 0 ? [{ item, amount: free }] : []
  })
}
