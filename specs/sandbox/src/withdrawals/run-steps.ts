import { givenBack, type Course } from '../fulfilment/course.ts'
import { isRecent, storeCourse } from '../fulfilment/store-course.ts'
import { courseOf, plannableOf } from '../fulfilment/view.ts'
import { amountOf, leftOf, type Given } from '../invoices/credit.ts'
import { figuresOf } from '../invoices/figures.ts'
import { documentsOf, issueCreditNote } from '../invoices/issue.ts'
import { withdrawalRefundedMail } from '../mail/withdrawal-texts.ts'
import { orderLink } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { inMarket } from '../market.ts'
import { returnCoupon, returnCredits, restock } from '../orders/release.ts'
import { lockOrder, orderView, type OrderDoc, type OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { nextStep, type WithdrawalStep } from './plan.ts'
import { isFullyReturned } from './rules.ts'
import { creditsBack } from './refund.ts'

/**
 * Runs the due steps for withdrawals of a locked order: receives goods, sends refunds. Returns the number of steps.
 */
export async function runDueWithdrawals(services: Services, id: string): Promise<number> {
  const now = services.clock.now()
  for (let steps = 0; ; steps += 1) {
    const order = await lockOrder(services, id)
    const course = courseOf(order)
    const due = nextIn(order, course)
    if (due === null || due.step.at > now) return steps
    const withdrawals = (course.withdrawals ?? []).map((one, at) =>
      at === due.at ? { ...one, [due.step.kind]: due.step.at.toISOString() } : one,
    )
    const moved = { ...course, withdrawals }
    if (due.step.kind === 'received') await receiveGoods(services, order, moved, due)
    await storeCourse(services, order, ended(order, moved, due.step))
    if (due.step.kind === 'refunded' && isRecent(services, due.step.at)) await mailRefund(services, id, due.at)
  }
}

interface Due {
  /** Index of the withdrawal. */
  readonly at: number
  readonly step: WithdrawalStep
}

/** The next step of all withdrawals; among simultaneous ones that of the oldest, because credit notes build on each other. */
function nextIn(order: OrderRow, course: Course): Due | null {
  const plannable = plannableOf(order, course)
  const all = (course.withdrawals ?? []).flatMap((one, at): Due[] => {
    const step = nextStep(plannable, one)
    return step ? [{ at, step }] : []
  })
  return all.toSorted((a, b) => a.step.at.getTime() - b.step.at.getTime())[0] ?? null
}

/** Releases stock and credits, and with the last goods the use of the coupon; issues the credit note. */
async function receiveGoods(services: Services, order: OrderRow, course: Course, { at, step }: Due): Promise<void> {
  const [withdrawal] = (course.withdrawals ?? []).slice(at)
  if (withdrawal === undefined) return
  const { number, lines, before, kept, unsent } = withdrawal
  const doc = order.doc as OrderDoc
  const figures = figuresOf(doc)
  // goods that the carrier lost or damaged are not sold again
  const mishap = course.parcel?.mishap ?? null
  if (unsent || (mishap !== 'lost' && mishap !== 'damaged')) await restock(services, order, lines)
  await returnCredits(services, order, creditsBack(order.credits, figures, before, lines))
  if (isFullyReturned(figures, course)) await returnCoupon(services, doc)
  await issueCreditNote(services, order, {
    ...{
      key: `withdrawal:${number}`,
      reason: inMarket({ cs: `Odstoupení od smlouvy číslo ${number}.`, sk: `Odstúpenie od zmluvy číslo ${number}.` }),
      notRefunded: kept,
    },
    lines: await notCredited(services, order, lines),
    before,
    at: step.at,
  })
}

/** Lines without amounts of earlier credit notes. */
async function notCredited(services: Services, order: OrderRow, lines: readonly Given[]): Promise<Given[]> {
  const [invoice, ...notes] = await documentsOf(services, order.id)
  if (invoice === undefined) return []
  const before = notes.flatMap(({ doc }) => doc.corrects?.given ?? [])
  const left = leftOf(invoice.doc.figures, before)
  return lines.map(({ item, amount }) => ({ item, amount: Math.min(amount, amountOf(left, item)) }))
}

/** Records the event `refunded` once everything is returned and all refunds are sent. */
function ended(order: OrderRow, course: Course, { kind, at }: WithdrawalStep): Course {
  const isOpen = (course.withdrawals ?? []).some(
    ({ refunded, amount, setOff }) => refunded === null && amount > 0 && !setOff,
  )
  const isOver = leftOf(figuresOf(order.doc as OrderDoc), givenBack(course)).length === 0
  if (kind !== 'refunded' || isOpen || !isOver) return course
  return { ...course, events: [...course.events, { kind, at: at.toISOString() }] }
}

async function mailRefund(services: Services, id: string, at: number): Promise<void> {
  const row = await lockOrder(services, id)
  const order = orderView(row, services)
  const withdrawal = order.withdrawals?.[at]
  if (withdrawal) await sendMail(services, withdrawalRefundedMail(order, withdrawal, orderLink(row, services)))
}
