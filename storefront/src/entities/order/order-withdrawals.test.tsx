import { cleanup } from '@testing-library/react'
import type { Withdrawal } from '@vanek/sdk/orders'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'

afterEach(cleanup)

const withdrawal: Withdrawal = {
  ...{ number: '2600001-O1', declared: '2026-11-23T13:00:00Z', state: 'declared', whole: false },
  ...{ received: null, refunded: null, lines: [{ item: 1, amount: 2 }], amount: 478.5 },
}
const paid = { kind: 'paid', at: '2026-11-20T12:00:00Z' }
const order = {
  ...{ currencyCode: 'CZK', status: 'received', items: [{ id: 1, name: 'Ventilátor', unit: 'ks' }] },
  ...{ events: [paid], payment: { state: 'offline' } },
}
const shownWith = (parcels: readonly object[], ...withdrawals: readonly Withdrawal[]) =>
  textOf(<OrderWithdrawals order={{ ...order, parcels, withdrawals } as never} />)

const shown = (...withdrawals: readonly Withdrawal[]) => shownWith([{ state: 'delivered' }], ...withdrawals)

describe('the withdrawals from an order', () => {
  it.each<[string, Partial<Withdrawal>, state: string, money: string]>([
    ['waits for its goods', {}, 'Čekáme na zboží', 'Až ho dostaneme, vrátíme vám 478,50 Kč.'],
    [
      'whose goods are back',
      { state: 'received', received: '2026-11-26T10:00:00Z' },
      ...(['Zboží máme zpátky', '478,50 Kč vám pošleme nejpozději do dvou pracovních dnů.'] as const),
    ],
    [
      'whose money was sent',
      { state: 'refunded', received: '2026-11-26T10:00:00Z', refunded: '2026-11-27T09:00:00Z' },
      ...(['Peníze jsme poslali', '478,50 Kč jsme vám poslali zpět 27. 11. 2026.'] as const),
    ],
    [
      'whose money was never paid',
      { amount: 0, setOff: 478.5 },
      ...(['Čekáme na zboží', 'pošlete zpět do 14 dnů. Kam a jak ho poslat. Ještě jste neměli zaplaceno'] as const),
    ],
    [
      'whose money was never paid, and whose goods are back',
      { amount: 0, setOff: 478.5, state: 'received', received: '2026-11-26T10:00:00Z' },
      ...(['Zboží máme zpátky', '2 ks Ventilátor Ještě jste neměli zaplaceno, a tak jsme 478,50 Kč odečetli'] as const),
    ],
    ['of what nobody paid', { amount: 0 }, 'Čekáme na zboží', 'Nic jste nezaplatili, a tak vám nic nevracíme.'],
  ])('A5.13 mention one that %s', (_what, change, state, money) => {
    const text = shown({ ...withdrawal, ...change })
    for (const part of ['2600001-O1', '2 ks Ventilátor', state, money]) expect(text).toContain(part)
  })

  it.each<[string, Partial<Withdrawal>, order: object, state: string, money: string]>([
    ['waits for the rest to leave', {}, {}, 'Zboží vám nepošleme', 'Až odešleme zbytek, vrátíme vám 478,50 Kč.'],
    [
      'is not paid before the door',
      ...([{}, { events: [] }, 'Zboží vám nepošleme', 'Až celou objednávku zaplatíte, vrátíme vám 478,50'] as const),
    ],
    [
      'is not paid before the door, and has left without them',
      ...([
        { state: 'received', received: '2026-11-23T15:30:00Z' },
        { events: [], status: 'handed_over' },
      ] as const),
      ...(['Zboží jsme vám neposlali', 'Až celou objednávku zaplatíte, vrátíme vám 478,50 Kč.'] as const),
    ],
    [
      'has left without them',
      ...([{ state: 'received', received: '2026-11-23T15:30:00Z' }, { parcels: [{ state: 'lost' }] }] as const),
      ...(['Zboží jsme vám neposlali', '478,50 Kč vám pošleme nejpozději do dvou pracovních dnů.'] as const),
    ],
    [
      'waits for a transfer',
      { amount: 0, setOff: 478.5 },
      ...([{ events: [] }, 'Zboží vám nepošleme', 'a tak jsme 478,50 Kč odečetli z ceny objednávky'] as const),
    ],
    [
      'was cancelled',
      { state: 'received', received: '2026-11-23T13:00:00Z' },
      ...([{ status: 'cancelled' }, 'Zboží jsme vám neposlali', '478,50 Kč vám pošleme nejpozději do dvou'] as const),
    ],
  ])('A5.13 A5.16 show nothing to do for an order that %s', (_what, change, orderChange, state, money) => {
    const withdrawals = [{ ...withdrawal, unsent: true, ...change }]
    const text = textOf(<OrderWithdrawals order={{ ...order, parcels: [], ...orderChange, withdrawals } as never} />)
    for (const part of [state, money]) expect(text).toContain(part)
    for (const wrong of ['do 14 dnů', 'Čekáme na zboží', 'Zboží máme zpátky']) expect(text).not.toContain(wrong)
  })

  it.each(['lost', 'damaged'])('A5.13 do not ask to send back a parcel that is %s', (state) => {
    const text = shownWith([{ state }], withdrawal)
    expect(text).toContain('zpět tedy nic posílat nemusíte. Vrátíme vám 478,50 Kč.')
    expect(text).not.toContain('do 14 dnů')
  })

  it('A5.13 are listed one by one, and not rendered if there are none', () => {
    const text = shown(withdrawal, { ...withdrawal, number: '2600001-O2' })
    expect(text.match(/2600001-O\d/g)).toEqual(['2600001-O1', '2600001-O2'])
    expect(shown()).toBe('')
  })
})
