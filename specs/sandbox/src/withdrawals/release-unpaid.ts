import { givenBack } from '../fulfilment/course.ts'
import { courseOf } from '../fulfilment/view.ts'
import { figuresOf } from '../invoices/figures.ts'
import { returnCoupon, returnCredits, restock } from '../orders/release.ts'
import { isPaid } from '../orders/action-refusal.ts'
import type { OrderDoc, OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { leftIn } from './rules.ts'
import { creditsBack } from './refund.ts'

/**
 * Releases everything that an unpaid order had reserved when it is returned. Goods with an earlier withdrawal are released
 * by that. For a paid order the buyer withdraws, or has it sent again.
 */
export async function releaseUnpaid(services: Services, order: OrderRow): Promise<void> {
  const left = leftIn(order)
  if (left.length === 0 || isPaid(order)) return
  const doc = order.doc as OrderDoc
  await restock(services, order, left)
  await returnCredits(services, order, creditsBack(order.credits, figuresOf(doc), givenBack(courseOf(order)), left))
  await returnCoupon(services, doc)
}
