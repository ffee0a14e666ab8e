import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type OrderActionsInput,
  isAwaitingTransfer,
  isOrderPaid,
  type OrderActionState,
  orderActions,
} from '@vanek/sdk/orders'

const now = new Date('2026-11-20T12:00:00Z')
const packing = '2026-11-20T13:00:00Z'
const transfer = { number: null, iban: 'CZ74', bic: null, recipient: 'Vánek', variableSymbol: '1' }
const states = ['offline', 'pending', 'failed', 'cancelled', 'paid'] as const
const statuses = ['received', 'packed', 'handed_over', 'delivered', 'returned', 'cancelled'] as const

interface Facts {
  readonly status?: OrderActionsInput['status']
  readonly state?: (typeof states)[number]
  readonly paid?: boolean
  readonly until?: string | null
}

function order({ status = 'received', state = 'offline', paid = false, until = null }: Facts): OrderActionsInput {
  const at = '2026-11-20T11:00:00Z'
  return {
    status,
    events: [{ kind: 'received', at }, ...(paid ? [{ kind: 'paid' as const, at }] : [])],
    payment: { id: 1, name: 'Platba', code: 'x', state },
    changeableUntil: until,
    items: [],
  }
}

const describeAction = (result: OrderActionState): string =>
  result.allowed ? (result.until?.toISOString().slice(11, 16) ?? 'yes') : result.reason

describe('A3.01 orderActions', () => {
  it.each<[string, Facts, pay: string, change: string, cancel: string]>([
    ['waits for a card', { state: 'pending' }, 'yes', 'yes', 'yes'],
    ['was not paid', { state: 'failed' }, 'yes', 'yes', 'yes'],
    ['whose payment was abandoned', { state: 'cancelled' }, 'yes', 'yes', 'yes'],
    ['is paid on delivery', { until: packing }, 'payment_unavailable', '13:00', '13:00'],
    ['waits for a transfer', {}, 'payment_unavailable', 'yes', 'yes'],
    ['is paid', { state: 'paid', until: packing }, 'already_paid', 'already_paid', '13:00'],
    ['whose transfer arrived', { paid: true, until: packing }, 'already_paid', 'already_paid', '13:00'],
    ['is being packed', { until: now.toISOString() }, 'payment_unavailable', 'order_packed', 'order_packed'],
    ['is packed', { status: 'packed' }, 'payment_unavailable', 'order_packed', 'order_packed'],
    ['is packed and paid', { status: 'packed', state: 'paid' }, 'already_paid', 'already_paid', 'order_packed'],
    ['is delivered', { status: 'delivered', paid: true }, 'already_paid', 'already_paid', 'order_packed'],
    ['was returned', { status: 'returned' }, 'payment_unavailable', 'order_packed', 'order_packed'],
    ['is cancelled', { status: 'cancelled', state: 'cancelled' }, ...three('order_cancelled')],
    ['was paid and is cancelled', { status: 'cancelled', state: 'paid' }, ...three('order_cancelled')],
  ])('of an order that %s', (_what, facts, pay, change, cancel) => {
    const can = orderActions(order(facts), now)
    expect([describeAction(can.pay), describeAction(can.changePayment), describeAction(can.cancel)]).toEqual([
      pay,
      change,
      cancel,
    ])
  })

  it('never allows to pay twice or to change a packed order, and never allows an action again', () => {
    const facts = fc.record({
      status: fc.constantFrom(...statuses),
      state: fc.constantFrom(...states),
      paid: fc.boolean(),
      until: fc.constantFrom(null, packing, '2026-11-20T10:00:00Z'),
    })
    fc.assert(
      fc.property(facts, fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (one, a, b) => {
        const [sooner, later] = a < b ? [a, b] : [b, a]
        const [before, can] = [orderActions(order(one), sooner), orderActions(order(one), later)]
        const { pay, changePayment, cancel } = can
        expect(isOrderPaid(order(one)) && (pay.allowed || changePayment.allowed)).toBe(false)
        expect(one.status !== 'received' && (changePayment.allowed || cancel.allowed)).toBe(false)
        for (const action of ['pay', 'changePayment', 'cancel'] as const) {
          const result = can[action]
          // an action that is not possible does not become possible later
          expect(before[action].allowed || !result.allowed).toBe(true)
          expect(!result.allowed || result.until === null || result.until > later).toBe(true)
        }
      }),
    )
  })
})

describe('A3.11 bank transfer details', () => {
  it.each<[boolean, Facts]>([
    [true, {}],
    [true, { status: 'packed' }],
    [false, { paid: true }],
    [false, { status: 'cancelled' }],
    [false, { status: 'returned' }],
  ])('are needed: %s for %j', (expected, facts) => {
    const one = order(facts)
    const toPay = (rest: number | null) => ({ ...one, payment: { ...one.payment, transfer, toPay: rest } })
    expect([null, 120].map((rest) => isAwaitingTransfer(toPay(rest)))).toEqual([expected, expected])
    expect(isAwaitingTransfer(toPay(0))).toBe(false)
    expect(isAwaitingTransfer(one)).toBe(false)
  })
})

describe('A5.02 A5.03 withdrawing from an order', () => {
  const line = (id: number, amount: number, discount = false) =>
    ({ id, amount, attributes: { discount } }) as unknown as OrderActionsInput['items'][number]
  const goods = [line(1, 2), line(2, 1.5), line(3, 1, true)]
  const gone = (...lines: { item: number; amount: number }[]) =>
    [{ lines }] as unknown as NonNullable<OrderActionsInput['withdrawals']>

  it.each<[string, Partial<OrderActionsInput>, string]>([
    ['that was received', {}, 'yes'],
    ['that is packed', { status: 'packed' }, 'yes'],
    ['on its way', { status: 'handed_over' }, 'yes'],
    ['delivered', { status: 'delivered', withdrawableUntil: packing }, '13:00'],
    ['delivered too long ago', { status: 'delivered', withdrawableUntil: now.toISOString() }, 'withdrawal_expired'],
    ['withdrawn in part', { withdrawals: gone({ item: 1, amount: 2 }) }, 'yes'],
    [
      'withdrawn completely',
      { withdrawals: gone({ item: 1, amount: 2 }, { item: 2, amount: 1.5 }) },
      'already_withdrawn',
    ],
    ['of a company', { business: { business_name: 'D', TIN: '98001019', VATIN: '' } }, 'buyer_is_company'],
    ['of a company without an id', { business: { business_name: 'D', TIN: '', VATIN: '' } }, 'yes'],
    ['that is cancelled', { status: 'cancelled' }, 'order_cancelled'],
    ['that was returned', { status: 'returned' }, 'order_returned'],
    ['that was returned and is paid', { status: 'returned', events: [{ kind: 'paid', at: packing }] }, 'yes'],
    [
      'withdrawn before it was packed',
      { status: 'cancelled', withdrawals: gone({ item: 1, amount: 2 }, { item: 2, amount: 1.5 }) },
      'already_withdrawn',
    ],
  ])('%s', (_what, change, result) => {
    expect(describeAction(orderActions({ ...order({}), items: goods, ...change }, now).withdraw)).toBe(result)
  })
})

function three(why: string): [string, string, string] {
  return [why, why, why]
}
