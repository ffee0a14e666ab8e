import type { Order } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'
import { type Arrival, arrivalOn } from './arrival.tsx'
import { arrival } from './order-arrival.ts'

const textOf = (words: Arrival | null) => words && [words.before, words.day].filter(Boolean).join(' ') + words.after
const slot = { id: 1, date: '2026-11-24', from: '08:00', to: '10:00' }
const order = (payment: Partial<Order['payment']>, more: object = {}) =>
  ({
    ...{ shipper: { type: 'DELIVERY' }, payment, deliveryTime: null, nearestDeliveryDate: '2026-11-23' },
    ...{ created: '2026-11-22T23:30:00Z', events: [], ...more },
  }) as unknown as Order
const cod = { code: 'cod', state: 'offline' } as const
const transfer = { code: 'transfer', state: 'offline' } as const
const card = (state: Order['payment']['state']) => ({ code: 'card', state })

describe('when the goods arrive', () => {
  it.each([
    ['DELIVERY', '2026-11-23', 'U vás v pondělí 23.\u00a011.'],
    ['PICKUP_POINT', '2026-11-25', 'K vyzvednutí ve středu 25.\u00a011.'],
    ['PERSONAL', '2026-11-22', 'Připraveno v neděli 22.\u00a011.'],
  ])('names the day of the date in any time zone of the machine: %s', (type, date, text) => {
    expect(textOf(arrivalOn({ type, date }))).toBe(text)
  })

  it.each([
    ['PERSONAL', '2026-11-20', false, 'Připraveno ihned'],
    ['PERSONAL', '2026-11-20', true, 'Připraveno ihned po připsání platby'],
    ['PERSONAL', '2026-11-21', false, 'Připraveno zítra'],
    ['DELIVERY', '2026-11-21', false, 'U vás zítra'],
    ['DELIVERY', '2026-11-21', true, 'Po připsání platby, nejdříve zítra'],
    ['PICKUP_POINT', '2026-11-23', false, 'K vyzvednutí v pondělí 23.\u00a011.'],
  ])('C9.14 C9.15 names near days on a page for this moment: %s on %s', (type, date, waits, text) => {
    const now = new Date('2026-11-20T10:00:00+01:00')
    expect(textOf(arrivalOn({ type, date, waits, now }))).toBe(text)
    const payment = waits ? transfer : cod
    expect(textOf(arrival(order(payment, { shipper: { type }, nearestDeliveryDate: date }), '2026-11-20', now))).toBe(
      text,
    )
  })

  it('C9.14 names the opening of the branch', () => {
    const now = new Date('2026-11-20T07:00:00+01:00')
    const branches = [
      { nearestDeliveryDate: '2026-11-20', hours: [{ days: [5], from: '08:00', to: '18:00' }] },
    ] as never
    expect(textOf(arrivalOn({ type: 'PERSONAL', date: '2026-11-20', now, branches }))).toBe('Připraveno dnes od 8:00')
  })

  it.each([
    ['a parcel paid when it comes', order(cod), 'U vás v pondělí 23.\u00a011.'],
    ['one that is paid', order(card('paid')), 'U vás v pondělí 23.\u00a011.'],
    ['the hours that were chosen', order(cod, { deliveryTime: slot }), 'U vás v úterý 24.\u00a011. mezi 08:00 a 10:00'],
    [
      'the day after a late payment, without the hours that it has missed',
      order(card('paid'), { deliveryTime: slot, nearestDeliveryDate: '2026-11-26' }),
      'U vás ve čtvrtek 26.\u00a011.',
    ],
    ['a transfer', order(transfer), 'Po připsání platby, nejdříve v pondělí 23.\u00a011.'],
    ['one not paid online yet', order(card('pending')), 'Po připsání platby, nejdříve v pondělí 23.\u00a011.'],
    [
      'hours of a transfer',
      order(transfer, { deliveryTime: slot }),
      'Po připsání platby, nejdříve v úterý 24.\u00a011. mezi 08:00 a 10:00, bude-li do té doby zaplaceno',
    ],
    ['nothing where nothing was promised', order(cod, { nearestDeliveryDate: null }), null],
  ])('C9.13 promises %s', (_what, one, text) => {
    expect(textOf(arrival(one, '2026-11-23'))).toBe(text)
  })

  it('C9.13 promises no day to an unpaid order that was placed before it, on that day', () => {
    const before = { created: '2026-11-20T10:00:00Z' }
    for (const payment of [transfer, card('pending')])
      expect(textOf(arrival(order(payment, before), '2026-11-23'))).toBe('Odešleme, jakmile dorazí platba')
    expect(textOf(arrival(order(cod, before), '2026-11-23'))).toBe('U vás v pondělí 23.\u00a011.')
    expect(textOf(arrival(order(transfer, { ...before, shipper: { type: 'PERSONAL' } }), '2026-11-23'))).toBe(
      'Připravíme, jakmile dorazí platba',
    )
  })

  it.each([
    ['paid', order(card('paid')), 'Termín byl v pondělí 23.\u00a011.\u00a02026'],
    ['by transfer', order(transfer, { events: [{ kind: 'paid' }] }), 'Termín byl v pondělí 23.\u00a011.\u00a02026'],
    ['by transfer, not paid', order(transfer), 'Odešleme, jakmile dorazí platba'],
    ['not paid', order(card('pending')), 'Odešleme, jakmile dorazí platba'],
    [
      'not paid and collected',
      order(card('failed'), { shipper: { type: 'PERSONAL' } }),
      'Připravíme, jakmile dorazí platba',
    ],
  ])('does not promise a day in the past: %s', (_what, one, text) => {
    expect(textOf(arrival(one, '2026-11-24'))).toBe(text)
  })
})
