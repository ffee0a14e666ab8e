import { givenBack, type Course } from '../fulfilment/course.ts'
import { isNews, keepCourse } from '../fulfilment/keep.ts'
import { courseOf, plannableOf } from '../fulfilment/view.ts'
import { amountOf, leftOf, type Given } from '../invoices/credit.ts'
import { figuresOf } from '../invoices/figures.ts'
import { documentsOf, issueCreditNote } from '../invoices/issue.ts'
import { withdrawalRefundedMail } from '../mail/withdrawal-texts.ts'
import { orderLink } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { inMarket } from '../market.ts'
import { giveCoupon, giveCredits, restock } from '../orders/give-back.ts'
import { lockOrder, orderView, type OrderDoc, type OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { nextStep, type WithdrawalStep } from './plan.ts'
import { isUndone } from './rules.ts'
import { creditsBack } from './sum.ts'

/**
 * Does what is due for the withdrawals of an order that the caller has locked: takes goods back, sends money. Answers how
 * much that was.
 */
export async function moveWithdrawals(services: Services, id: string): Promise<number> {
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
    if (due.step.kind === 'received') await takeBack(services, order, moved, due)
    await keepCourse(services, order, ended(order, moved, due.step))
    if (due.step.kind === 'refunded' && isNews(services, due.step.at)) await mailRefund(services, id, due.at)
  }
}

interface Due {
  /** Which withdrawal. */
  readonly at: number
  readonly step: WithdrawalStep
}

/** What comes next of all withdrawals; of two at once the older one's, as credit notes count one after another. */
function nextIn(order: OrderRow, course: Course): Due | null {
  const plannable = plannableOf(order, course)
  const all = (course.withdrawals ?? []).flatMap((one, at): Due[] => {
    const step = nextStep(plannable, one)
    return step ? [{ at, step }] : []
  })
  return all.toSorted((a, b) => a.step.at.getTime() - b.step.at.getTime())[0] ?? null
}

/** Gives back what came with the goods: stock, credits, and with the last of them a use of the coupon. */
async function takeBack(services: Services, order: OrderRow, course: Course, { at, step }: Due): Promise<void> {
  const [withdrawal] = (course.withdrawals ?? []).slice(at)
  if (withdrawal === undefined) return
  const { number, lines, before, kept, unsent } = withdrawal
  const doc = order.doc as OrderDoc
  const figures = figuresOf(doc)
  // goods that the carrier lost or damaged are not sold again
  const mishap = course.parcel?.mishap ?? null
  if (unsent || (mishap !== 'lost' && mishap !== 'damaged')) await restock(services, order, lines)
  await giveCredits(services, order, creditsBack(order.credits, figures, before, lines))
  if (isUndone(figures, course)) await giveCoupon(services, doc)
  await issueCreditNote(services, order, {
    ...{
      key: `withdrawal:${number}`,
      reason: inMarket({ cs: `Odstoupení od smlouvy číslo ${number}.`, sk: `Odstúpenie od zmluvy číslo ${number}.` }),
      kept,
    },
    lines: await notCredited(services, order, lines),
    before,
    at: step.at,
  })
}

/** Lines without what other credit notes have given back. */
async function notCredited(services: Services, order: OrderRow, lines: readonly Given[]): Promise<Given[]> {
  const [invoice, ...notes] = await documentsOf(services, order.id)
  if (invoice === undefined) return []
  const before = notes.flatMap(({ doc }) => doc.corrects?.given ?? [])
  const left = leftOf(invoice.doc.figures, before)
  return lines.map(({ item, amount }) => ({ item, amount: Math.min(amount, amountOf(left, item)) }))
}

/** Notes that all money was sent, once nothing is left of the order. */
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
