import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderSteps, type OrderEvent, type OrderProgress } from '@vanek/sdk/orders'

const transfer = { number: null, iban: 'CZ74', bic: null, recipient: 'Vánek', variableSymbol: '1' }
const payments = {
  card: { id: 1, name: 'Kartou', code: 'card', state: 'pending' },
  paid: { id: 1, name: 'Kartou', code: 'card', state: 'paid' },
  transfer: { id: 2, name: 'Převodem', code: 'transfer', state: 'offline', transfer },
  cod: { id: 3, name: 'Dobírkou', code: 'cod', state: 'offline' },
  invoice: { id: 5, name: 'Na fakturu', code: 'invoice', state: 'offline', transfer },
} as const

const kinds = ['received', 'paid', 'packed', 'handed_over', 'delivered', 'returned', 'cancelled'] as const

function order(payment: keyof typeof payments, ...happened: readonly OrderEvent['kind'][]): OrderProgress {
  const events = happened.map((kind, day) => ({ kind, at: `2026-11-1${day}T10:00:00Z` }))
  return { status: 'received', events, payment: payments[payment] }
}

const owed = (...happened: readonly OrderEvent['kind'][]): OrderProgress => ({
  ...order('paid', ...happened),
  refunds: [{ amount: 10, since: '2026-11-12T10:00:00Z', sent: null }],
})

const describeSteps = (one: OrderProgress) => orderSteps(one).map(({ kind, state }) => `${kind} ${state}`)

describe('A1.06 orderSteps', () => {
  it.each<[OrderProgress, string[]]>([
    [order('cod', 'received'), ['received done', 'packed next', 'handed_over ahead', 'delivered ahead']],
    [order('card', 'received'), ['received done', 'paid next', 'packed ahead', 'handed_over ahead', 'delivered ahead']],
    [
      order('paid', 'received', 'paid', 'packed'),
      ['received done', 'paid done', 'packed done', 'handed_over next', 'delivered ahead'],
    ],
    [
      order('transfer', 'received'),
      ['received done', 'paid next', 'packed ahead', 'handed_over ahead', 'delivered ahead'],
    ],
    // payment on delivery has no step of its own
    [
      order('cod', 'received', 'packed', 'handed_over', 'paid', 'delivered'),
      ['received done', 'packed done', 'handed_over done', 'delivered done'],
    ],
    [
      order('invoice', 'received', 'packed', 'handed_over', 'delivered'),
      ['received done', 'packed done', 'handed_over done', 'delivered done', 'paid next'],
    ],
    // delivery before payment
    [
      order('transfer', 'received', 'packed', 'handed_over'),
      ['received done', 'paid next', 'packed done', 'handed_over done', 'delivered ahead'],
    ],
    [order('card', 'received', 'cancelled'), ['received done', 'cancelled done']],
    [owed('received', 'paid', 'cancelled'), ['received done', 'paid done', 'cancelled done', 'refunded next']],
    [
      owed('received', 'paid', 'cancelled', 'refunded'),
      ['received done', 'paid done', 'cancelled done', 'refunded done'],
    ],
    [
      order('cod', 'received', 'packed', 'handed_over', 'returned'),
      ['received done', 'packed done', 'handed_over done', 'returned done'],
    ],
  ])('for %j', (one, steps) => expect(describeSteps(one)).toEqual(steps))

  it('returns the time of each completed step', () => {
    expect(orderSteps(order('cod', 'received', 'packed')).map(({ at }) => at)).toEqual([
      '2026-11-10T10:00:00Z',
      '2026-11-11T10:00:00Z',
      null,
      null,
    ])
  })

  it('has at most one next step', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(payments)), fc.subarray([...kinds].slice(1)), (payment, happened) => {
        const steps = orderSteps(order(payment as keyof typeof payments, 'received', ...happened))
        expect(steps.filter(({ state }) => state === 'next').length).toBeLessThanOrEqual(1)
        expect(steps.every(({ state, at }) => (state === 'done') === (at !== null))).toBe(true)
        const over = happened.includes('cancelled') || happened.includes('returned')
        expect(!over || steps.every(({ state }) => state === 'done')).toBe(true)
      }),
    )
  })
})
