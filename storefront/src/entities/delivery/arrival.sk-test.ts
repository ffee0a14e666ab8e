import type { Order, Shipper } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'
import { arrivalOn } from './arrival.tsx'
import { arrival } from './order-arrival.ts'
import { deliveryNote } from './delivery-note.ts'

const textOf = (words: ReturnType<typeof arrival>) =>
  words && [words.before, words.day].filter(Boolean).join(' ') + words.after

describe('when the goods arrive, in Slovak', () => {
  it.each([
    ['DELIVERY', '2026-11-23', 'U vás v pondelok 23.\u00a011.'],
    ['PICKUP_POINT', '2026-11-26', 'Na vyzdvihnutie vo štvrtok 26.\u00a011.'],
    ['PERSONAL', '2026-11-22', 'Pripravené v nedeľu 22.\u00a011.'],
  ])('%s on %s', (type, date, text) => {
    expect(textOf(arrivalOn({ type, date }))).toBe(text)
  })

  it('C9.13 names the earliest day of goods that wait for the payment', () => {
    const order = {
      ...{ shipper: { type: 'DELIVERY' }, payment: { code: 'transfer', state: 'offline' } },
      deliveryTime: { id: 1, date: '2026-11-24', from: '08:00', to: '10:00' },
      ...{ nearestDeliveryDate: '2026-11-23', created: '2026-11-23T08:00:00Z', events: [] as Order['events'] },
    } as Order
    expect(textOf(arrival(order, '2026-11-23'))).toBe(
      'Po pripísaní platby, najskôr v utorok 24.\u00a011. medzi 08:00 a 10:00, ak bude dovtedy zaplatené',
    )
  })

  it.each([
    ['C9.14 at once', 'PERSONAL', '2026-11-20', false, 'Na vyzdvihnutie: ihneď'],
    ['at once after the payment', 'PERSONAL', '2026-11-20', true, 'Na vyzdvihnutie: ihneď po pripísaní platby'],
    ['C9.15 tomorrow', 'DELIVERY', '2026-11-21', true, 'Doručenie: najskôr zajtra, po pripísaní platby'],
    ['C9.15 on a day of the week', 'DELIVERY', '2026-11-24', false, 'Doručenie: utorok 24.\u00a011.'],
  ] as const)('%s', (_what, type, nearestDeliveryDate, waits, text) => {
    const way: Pick<Shipper, 'type' | 'delivery'> = { type, delivery: { nearestDeliveryDate, closesAt: null } }
    const note = deliveryNote(way, { now: new Date('2026-11-20T10:00:00+01:00'), waits })
    expect(note && `${note.before} ${note.day}${note.after}`).toBe(text)
  })
})
