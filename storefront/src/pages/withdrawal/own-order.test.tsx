import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import type { OwnWithdrawal } from './data.ts'
import { OwnOrder } from './own-order.tsx'

afterEach(cleanup)

const item = { id: 1, name: 'Ventilátor', amount: 3, unit: 'ks', attributes: { discount: false } }
const paid = { kind: 'paid', at: '2026-11-21T12:00:00Z' }
const order = {
  ...{ code: '2600001', status: 'delivered', currencyCode: 'CZK', items: [item], events: [paid], parcels: [] },
  payment: { state: 'offline' },
}
const whole = { whole: true, chosen: [], amounts: {} }
const page = { of: 'current', why: null, cancels: false, refund: 478.5, changeKey: 'key-of-the-page' }

const shown = (change: Partial<OwnWithdrawal>, orderChange: object = {}) =>
  textOf(
    <OwnOrder
      page={
        {
          ...{ kind: 'order', ...page, step: 'summary', choice: whole, ...change },
          order: { ...order, ...orderChange },
        } as never
      }
    />,
  )

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
      ...([{}, { status: 'received', events: [] }, 'Až celou objednávku zaplatíte, vrátíme vám 478,50 Kč.'] as const),
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

  it('A5.03 is hidden when nobody can withdraw', () => {
    expect(shown({ why: 'withdrawal_expired', step: 'choose' })).not.toContain('Potvrdit odstoupení od smlouvy')
  })
})
