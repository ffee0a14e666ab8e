import { isNews } from '../fulfilment/keep.ts'
import { claimOutcomeMail } from '../mail/claim-texts.ts'
import { sendMail } from '../mail/send.ts'
import type { OrderDoc, OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { claimCourseOf, claimsOf, claimView } from './claim.ts'

/** Sends the money for claims that were settled before the order was paid. The caller has locked the order. */
export async function sendOwed(services: Services, order: OrderRow, at: Date): Promise<void> {
  const { customer, currencyCode } = order.doc as OrderDoc
  for (const row of await claimsOf(services, order.id)) {
    const { refund, ...before } = claimCourseOf(row)
    if (refund === null || refund.sent !== null) continue
    const course = { ...before, refund: { ...refund, sent: at.toISOString() } }
    await services.database.q
      .updateTable('claims')
      .set({ course: JSON.stringify(course) })
      .where('number', '=', row.number)
      .execute()
    const told = { code: order.code, email: customer.email, currencyCode }
    if (isNews(services, at)) await sendMail(services, claimOutcomeMail(claimView({ ...row, course }), told))
  }
}
