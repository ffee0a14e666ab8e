import { sumAmounts } from '../amount.ts'
import { amountOf, leftOf, type Given } from '../invoices/credit.ts'
import { documentsOf } from '../invoices/issue.ts'
import type { Services } from '../services.ts'
import { claimsOf, docOf, isOpen } from './claim.ts'

/** What of each line has not been given back yet. */
export async function keptOf(services: Pick<Services, 'database'>, orderId: string): Promise<readonly Given[]> {
  const documents = await documentsOf(services, orderId)
  const invoice = documents.find(({ doc }) => doc.kind === 'invoice')
  if (invoice === undefined) return []
  const given = documents.flatMap(({ doc }) => doc.corrects?.given ?? [])
  return leftOf(invoice.doc.figures, given)
}

/** What of each line is claimed by claims that are open. */
export async function openOf(services: Pick<Services, 'database'>, orderId: string): Promise<readonly Given[]> {
  const rows = await claimsOf(services, orderId)
  return rows.filter(isOpen).map(docOf)
}

/** What of each line can be claimed: what the customer still has, but for pieces of which a claim is open. */
export async function claimableOf(services: Pick<Services, 'database'>, orderId: string): Promise<readonly Given[]> {
  const open = await openOf(services, orderId)
  return (await keptOf(services, orderId)).flatMap(({ item, amount }) => {
    const free = sumAmounts(amount, -amountOf(open, item))
    return free > 0 ? [{ item, amount: free }] : []
  })
}
