import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import type { OwnWithdrawal } from './data.ts'
import { OwnOrder, OwnOrderLead } from './own-order.tsx'

afterEach(cleanup)

const item = { id: 1, name: 'Ventilátor', amount: 3, unit: 'ks', attributes: { discount: false } }
const paid = { kind: 'paid', at: '2026-11-21T12:00:00Z' }
const order = {
  ...{ code: '2600001', status: 'delivered', currencyCode: 'CZK', items: [item], events: [paid], parcels: [] },
  ...{ payment: { state: 'offline' }, created: '2026-11-20T12:00:00Z', prices: { totalWithTax: 1431 } },
}
const whole = { whole: true, chosen: [], amounts: {} }
const page = { of: 'current', why: null, cancels: false, refund: 478.5, changeKey: 'key-of-the-page' }

const pageOf = (change: Partial<OwnWithdrawal>, orderChange: object): OwnWithdrawal =>
  ({
    ...{ kind: 'order', ...page, step: 'summary', choice: whole, ...change },
    order: { ...order, ...orderChange },
  }) as never
const shown = (change: Partial<OwnWithdrawal>, orderChange: object = {}) =>
  textOf(<OwnOrder page={pageOf(change, orderChange)} />)

describe('the summary of a withdrawal', () => {
  it.each<
    [
      string,
      Partial<OwnWithdrawal>,
      order: { readonly status?: string; readonly [more: string]: unknown },
      expectedText: string,
    ]
  >([
    ['that is paid', {}, {}, 'Zboží nám pošlete zpět do 14 dnů. Až ho dostaneme, vrátíme vám 478,50 Kč.'],
    ['that is not paid yet', {}, { events: [] }, '478,50 Kč, pokud budete mít objednávku zaplacenou.'],
    ['that is not packed', { cancels: true }, {}, 'celou zrušíme a nic vám nepošleme. Vrátíme vám 478,50 Kč.'],
    [
      'that is not packed and not paid',
      { cancels: true, refund: 0 },
      {},
      'Nic jste nezaplatili, a tak vám nic nevracíme.',
    ],
    [
      'that waits for a transfer',
      {},
      { events: [], payment: { state: 'offline', transfer: {} } },
      'Ještě nemáte zaplaceno, a tak 478,50 Kč odečteme z ceny objednávky.',
    ],
    [
      'that the carrier lost',
      {},
      { status: 'handed_over', parcels: [{ state: 'lost' }] },
      'zpět tedy nic posílat nemusíte. Vrátíme vám 478,50 Kč.',
    ],
    [
      'that is not packed, of which the rest is sent',
      { cancels: false },
      { status: 'received' },
      'tohle zboží v ní nepošleme a vy nám nic nevracíte. Až odešleme zbytek, vrátíme vám 478,50 Kč.',
    ],
    [
      'that is not packed and paid at the door',
      ...([
        {},
        { status: 'received', events: [] },
        'Platba je na celou částku a po jejím přijetí vám z ní vrátíme 478,50 Kč.',
      ] as const),
    ],
    [
      'that is not packed and waits for a transfer',
      {},
      { status: 'received', events: [], payment: { state: 'offline', transfer: {} } },
      'nic nevracíte. Ještě nemáte zaplaceno, a tak 478,50 Kč odečteme z ceny objednávky.',
    ],
    ['that came back', {}, { status: 'returned' }, 'Zboží už máme zpátky. Vrátíme vám 478,50 Kč.'],
  ])('A5.12 shows the refund of an order %s', (_what, change, orderChange, expectedText) => {
    const text = shown(change, orderChange)
    expect(text).toContain(expectedText)
    expect(text).toContain('Odstupuji od celé smlouvy k objednávce 2600001:')
    expect(text).toContain('3 ks Ventilátor')
    // goods that were never sent are not sent back
    expect(text.includes('do 14 dnů') && orderChange.status === 'received').toBe(false)
  })

  it('A5.12 lists the chosen lines, and submits them under the key of the page', () => {
    const text = shown({ choice: { whole: false, chosen: [1], amounts: { 1: '2' } } })
    expect(text).toContain('Odstupuji od smlouvy k objednávce 2600001 u těchto položek:')
    expect(text).toContain('2 ks Ventilátor')
    expect(document.querySelector<HTMLInputElement>('[name=changeKey]')?.value).toBe('key-of-the-page')
    const edit = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Upravit výběr')
    expect(new URL(edit?.href ?? '').searchParams.getAll('line')).toEqual(['1'])
  })

  it('A5.12 asks for an account only if there is something to refund', () => {
    const unpaid = { events: [], payment: { state: 'offline', transfer: {} } }
    const asks = (change: Partial<OwnWithdrawal>, orderChange: object = {}) => {
      const text = shown(change, orderChange)
      cleanup()
      expect(text).toContain('Poznámka')
      return text.includes('Účet pro vrácení peněz')
    }
    expect([asks({}), asks({ cancels: true })]).toEqual([true, true])
    expect([asks({ cancels: true, refund: 0 }, { events: [] }), asks({}, unpaid)]).toEqual([false, false])
  })

  it('A5.12 follows a first step that shows the goods, the day and the sum of the order', () => {
    const text = shown({ step: 'choose' })
    expect(text).toMatch(/Od celé objednávky.*Ventilátor 3.ks.*Jen od některých položek/)
    cleanup()
    const lead = (change: Partial<OwnWithdrawal>) => textOf(<OwnOrderLead page={pageOf(change, {})} />)
    expect(lead({ step: 'choose' })).toMatch(/^Krok 1 ze 2 · Objednávka 2600001 z.20. 11. 2026 za.1.431 Kč$/)
    cleanup()
    expect(lead({})).toContain('Krok 2 ze 2')
    cleanup()
    expect(lead({ why: 'withdrawal_expired', step: 'choose' })).not.toContain('Krok')
  })

  it('A5.03 is hidden when nobody can withdraw', () => {
    expect(shown({ why: 'withdrawal_expired', step: 'choose' })).not.toContain('Potvrdit odstoupení od smlouvy')
  })
})
