import { type Course, givenBack } from '../fulfilment/course.ts'
import { isRecent, storeCourse } from '../fulfilment/store-course.ts'
import { courseOf } from '../fulfilment/view.ts'
import { refusal } from '../http/errors.ts'
import { amountOf } from '../invoices/credit.ts'
import { figuresOf } from '../invoices/figures.ts'
import { issueCreditNote } from '../invoices/issue.ts'
import { claimOutcomeMail } from '../mail/claim-texts.ts'
import { orderLink } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { inMarket } from '../market.ts'
import { toMajor } from '../money.ts'
import { returnCoupon, returnCredits } from '../orders/release.ts'
import { isOpenAtBank, toPayOf } from '../orders/to-pay.ts'
import { lockOrder, type OrderDoc, type OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { claimCourseOf, claimView, docOf, stateOf, type ClaimCourse, type ClaimRow, type Resolution } from './claim.ts'
import { isFullyReturned } from '../withdrawals/rules.ts'
import { creditsBack } from '../withdrawals/refund.ts'
import { remainingAmounts } from './remaining.ts'
import { acceptance, nextStep, REJECTION, usualResolution } from './plan.ts'

const AT_ONCE = 100

/** Runs the due steps of all claims; two processes never process the same claim. */
export async function runDueClaims(services: Services): Promise<number> {
  const { database, clock } = services
  let moved = 0
  for (;;) {
    const rows = await database.q
      .selectFrom('claims')
      .select(['number', 'order_id'])
      .where('due', '<=', clock.now().toISOString())
      .orderBy('due')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) moved += await runSteps(services, row)
    if (rows.length < AT_ONCE) return moved
  }
}

function runSteps(services: Services, { number, order_id }: Pick<ClaimRow, 'number' | 'order_id'>): Promise<number> {
  return services.database.transaction(async () => {
    const order = await lockOrder(services, order_id)
    let claim = await claimByNumber(services, number)
    let moved = 0
    for (let next = nextOf(claim); next && next.at <= services.clock.now(); next = nextOf(claim)) {
      claim = await step(services, { order, row: claim }, { ...next })
      moved += 1
    }
    return moved
  })
}

const nextOf = (row: ClaimRow) => nextStep({ filed: new Date(row.filed), ...claimCourseOf(row) })

/** A claim, whose order the caller has locked. */
const claimByNumber = ({ database }: Services, number: string): Promise<ClaimRow> =>
  database.q.selectFrom('claims').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

interface Claimed {
  readonly order: OrderRow
  readonly row: ClaimRow
}

interface Step {
  readonly state: Shop['ClaimState']
  readonly at: Date
  /**
   * The resolution.
   *
   * @defaultValue the usual one
   */
  readonly resolution?: Resolution | undefined
  readonly answer?: string | undefined
}

/** Stores a step of a claim and mails it; the last step refunds the money, never twice. */
async function step(services: Services, { order, row }: Claimed, { state, at, ...decided }: Step): Promise<ClaimRow> {
  const { wish } = docOf(row)
  const before = claimCourseOf(row)
  const steps = [...before.steps, { state, at: at.toISOString() }]
  const course = async (): Promise<ClaimCourse> => {
    if (state === 'rejected') return { ...before, steps, answer: decided.answer ?? REJECTION }
    if (state === 'settled') {
      const refund = before.resolution === 'money_back' ? await giveMoneyBack(services, { order, row }, at) : null
      return { ...before, steps, refund }
    }
    const resolution = decided.resolution ?? usualResolution(wish)
    return { ...before, steps, resolution, answer: decided.answer ?? acceptance(wish, resolution) }
  }
  const written = { ...row, course: await course() }
  const due = nextOf(written)?.at.toISOString() ?? null
  await services.database.q
    .updateTable('claims')
    .set({ course: JSON.stringify(written.course), due })
    .where('number', '=', row.number)
    .execute()
  if (isRecent(services, at)) {
    const { customer, currencyCode } = order.doc as OrderDoc
    const toPay = toPayOf(await lockOrder(services, order.id))
    const outcome = {
      ...{ code: order.code, email: customer.email, link: orderLink(order, services) },
      ...{ currencyCode, toPay: toMajor(toPay) },
    }
    await sendMail(services, claimOutcomeMail(claimView(written), outcome))
  }
  return written
}

/** The credit note of a claim, its credits and its refund; less if a part was refunded otherwise meanwhile. */
async function giveMoneyBack(services: Services, { order, row }: Claimed, at: Date): Promise<Shop['Refund'] | null> {
  const { item, amount } = docOf(row)
  const left = Math.min(amount, amountOf(await remainingAmounts(services, order), item))
  if (left <= 0) return null
  const [before, lines] = [givenBack(courseOf(order)), [{ item, amount: left }]]
  const doc = order.doc as OrderDoc
  const note = await issueCreditNote(services, order, {
    ...{
      key: `claim:${row.number}`,
      reason: inMarket({ cs: `Uznaná reklamace ${row.number}.`, sk: `Uznaná reklamácia ${row.number}.` }),
    },
    ...{ lines, before, at },
  })
  await returnCredits(services, order, creditsBack(order.credits, figuresOf(doc), before, lines))
  const money = note === null ? 0 : -note.figures.total
  const setOff = isOpenAtBank(order)
  const { claimed = [], claimedOff = 0 } = courseOf(order)
  const course: Course = {
    ...courseOf(order),
    claimed: [...claimed, ...lines],
    ...(setOff && { claimedOff: claimedOff + money }),
  }
  if (isFullyReturned(figuresOf(doc), course)) await returnCoupon(services, doc)
  await storeCourse(services, order, course)
  if (money === 0) return null
  const accepted = claimCourseOf(row).steps.find(({ state }) => state === 'accepted')
  return {
    amount: toMajor(money),
    since: accepted?.at ?? at.toISOString(),
    sent: at.toISOString(),
    ...(setOff && { setOff }),
  }
}

/** A decision that a developer makes instead of the clock. */
export interface Verdict {
  readonly number: string
  readonly outcome: Resolution | 'rejected'
  readonly answer?: string
}

/** Decides a pending claim instead of the clock; an accepted claim is settled by the clock. */
export function decideClaim(services: Services, { number, outcome, answer }: Verdict): Promise<Shop['Claim']> {
  return services.database.transaction(async () => {
    const found = await services.database.q
      .selectFrom('claims')
      .select('order_id')
      .where('number', '=', number)
      .executeTakeFirst()
    if (found === undefined) throw refusal('not_found')
    const order = await lockOrder(services, found.order_id)
    const row = await claimByNumber(services, number)
    if (stateOf(claimCourseOf(row)) !== 'filed')
      throw refusal('validation', {
        status: 409,
        title: inMarket({ cs: 'O této reklamaci už je rozhodnuto.', sk: 'O tejto reklamácii je už rozhodnuté.' }),
      })
    const now = services.clock.now()
    const decided: Step =
      outcome === 'rejected'
        ? { state: 'rejected', at: now, answer }
        : { state: 'accepted', at: now, answer, resolution: outcome }
    return claimView(await step(services, { order, row }, decided))
  })
}
