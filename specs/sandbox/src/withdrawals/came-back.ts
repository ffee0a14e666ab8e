import { givenBack } from '../fulfilment/course.ts'
import { courseOf } from '../fulfilment/view.ts'
import { figuresOf } from '../invoices/figures.ts'
import { giveCoupon, giveCredits, restock } from '../orders/give-back.ts'
import { isPaid } from '../orders/may.ts'
import type { OrderDoc, OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { leftIn } from './rules.ts'
import { creditsBack } from './sum.ts'

/**
 * Releases what an unpaid order had taken when it comes back: it will not be bought. What was withdrawn from before is
 * released by its withdrawal. For a paid order the buyer withdraws, or has it sent again.
 */
export async function giveBackUnpaid(services: Services, order: OrderRow): Promise<void> {
  const left = leftIn(order)
  if (left.length === 0 || isPaid(order)) return
  const doc = order.doc as OrderDoc
  await restock(services, order, left)
  await giveCredits(services, order, creditsBack(order.credits, figuresOf(doc), givenBack(courseOf(order)), left))
  await giveCoupon(services, doc)
}
