import { sql } from 'kysely'
import { courseOf } from '../../src/fulfilment/view.ts'
import { statusOf } from '../../src/fulfilment/course.ts'
import type { DocumentDoc } from '../../src/invoices/document.ts'
import type { OrderDoc } from '../../src/orders/view.ts'
import type { Database } from '../../src/db/transaction.ts'
import type { Shop } from '../../src/wire.ts'

/** The resources of an order, and their owner. */
export interface OrderRef {
  readonly id: string
  readonly customer: number
  readonly coupon: string
  readonly time: number | null
  readonly variants: readonly number[]
}

/** The amounts of everything that an order takes and returns, in haléře and pieces. */
export interface OrderState {
  readonly status: string
  readonly events: readonly string[]
  readonly total: number
  /** Pieces of each variant: ordered, in stock, and reserved for the order. */
  readonly ordered: readonly number[]
  readonly stock: readonly number[]
  readonly reserved: readonly number[]
  readonly creditsUsed: number
  readonly credits: number
  readonly uses: number
  readonly hasCoupon: boolean
  readonly places: number
  /** Pieces of each line that were withdrawn from or refunded by claims. */
  readonly back: readonly number[]
  /** Pieces that returned to the shop after a withdrawal. */
  readonly came: number
  readonly withdrawals: readonly string[]
  readonly claims: readonly string[]
  readonly invoiced: number
  readonly notes: readonly number[]
  /** Deducted from the price before it was paid. */
  readonly less: number
  readonly claimRefunds: readonly { readonly amount: number; readonly isSent: boolean }[]
  readonly mails: readonly string[]
}

const haler = (amount: number): number => Math.round(amount * 100)
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Reads the amounts from the database. */
export async function readOrderState(
  { q }: Pick<Database, 'q'>,
  { id, customer, coupon, time, variants }: OrderRef,
): Promise<OrderState> {
  const order = await q.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const [doc, course] = [order.doc as OrderDoc, courseOf(order)]
  const documents = await q
    .selectFrom('order_documents')
    .select(['kind', 'doc'])
    .where('order_id', '=', id)
    .orderBy('number')
    .execute()
  const totals = (kind: string) =>
    documents.filter((one) => one.kind === kind).map((one) => (one.doc as unknown as DocumentDoc).figures.total)
  const claims = await q.selectFrom('claims').select('course').where('order_id', '=', id).orderBy('number').execute()
  const ways = claims.map((one) => one.course as unknown as Pick<Shop['Claim'], 'steps' | 'refund'>)
  const { rows } = await sql<Readonly<Record<'credits' | 'uses' | 'places', number>>>`
    select (select credits from customers where id = ${customer}) as credits,
      (select uses_left from coupons where code = ${coupon}) as uses,
      coalesce((select taken from delivery_times where id = ${time ?? 0}), 0)::int as places`.execute(q)
  const shelves = await q.selectFrom('stock').selectAll().where('variant_id', 'in', variants).execute()
  const reserved = await q.selectFrom('reservations').selectAll().where('order_id', '=', id).execute()
  const sumsIn = (of: readonly { readonly variant_id: number; readonly amount: number }[]) =>
    variants.map((variant) => sum(of.flatMap(({ variant_id, amount }) => (variant_id === variant ? amount : []))))
  const mails = await q.selectFrom('mails').select(['kind', 'subject']).orderBy('id').execute()
  const given = [...(course.withdrawals ?? []).flatMap(({ lines }) => lines), ...(course.claimed ?? [])]
  const goods = doc.items.filter(({ attributes }) => !attributes.discount)
  const { credits, uses, places } = rows[0] ?? { credits: Number.NaN, uses: Number.NaN, places: Number.NaN }
  return {
    ...{ status: statusOf(course), events: course.events.map(({ kind }) => kind), total: order.total },
    ordered: sumsIn(goods.map(({ variantId, amount }) => ({ variant_id: variantId ?? 0, amount }))),
    stock: sumsIn(shelves),
    reserved: sumsIn(reserved),
    ...{ creditsUsed: order.credits, credits, uses, hasCoupon: doc.couponCode !== null, places },
    back: goods.map(({ id: line }) => sum(given.flatMap(({ item, amount }) => (item === line ? amount : [])))),
    came: sum(
      (course.withdrawals ?? []).flatMap(({ received, lines }) => (received ? lines.map(({ amount }) => amount) : [])),
    ),
    withdrawals: (course.withdrawals ?? []).map(({ received, refunded, amount }) =>
      [received ? 'received' : 'declared', refunded ? 'refunded' : 'open', amount].join(' '),
    ),
    claims: ways.map(({ steps }) => steps.at(-1)?.state ?? 'filed'),
    ...{ invoiced: totals('invoice')[0] ?? 0, notes: totals('credit_note') },
    claimRefunds: ways.flatMap(({ refund }) =>
      refund && !refund.setOff ? [{ amount: haler(refund.amount), isSent: refund.sent !== null }] : [],
    ),
    less:
      sum(ways.flatMap(({ refund }) => (refund?.setOff ? haler(refund.amount) : []))) +
      sum((course.withdrawals ?? []).flatMap(({ setOff, amount }) => (setOff ? amount : []))),
    mails: mails
      .filter(({ kind, subject }) => kind !== 'order_placed' && subject.includes(order.code))
      .map(({ kind }) => kind),
  }
}
