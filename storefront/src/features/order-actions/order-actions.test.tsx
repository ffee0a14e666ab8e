import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { actionIntents } from './intents.ts'
import { Cancelled, OrderActions } from './order-actions.tsx'

afterEach(cleanup)

const received = { kind: 'received', at: '2026-11-20T12:00:00Z' }
const order = {
  ...{ id: 'o-1', code: '2600001', status: 'received', currencyCode: 'CZK', items: [], parcels: [], business: null },
  ...{ payment: { id: 3, code: 'cod', name: 'Dobírka', state: 'offline' }, events: [received] },
  ...{ changeableUntil: '2026-11-20T13:00:00Z', withdrawableUntil: null, claimableUntil: null },
}
const payment = { id: 1, code: 'card', name: 'Kartou', description: '', priceWithTax: 0, priceWithoutTax: 0 }
const payments = [{ ...payment, totalWithTax: 478.5, current: false }]
const line = { id: 1, name: 'Ventilátor', amount: 1, attributes: { discount: false } }
const shown = (change: object = {}, refused?: string) => {
  const data = { payments: payments as never, changeKey: 'key-of-the-page', now: Date.parse(received.at) }
  return textOf(<OrderActions {...data} order={{ ...order, ...change } as never} refused={refused} of="current" />)
}
const packed = { status: 'packed', events: [received, { kind: 'packed', at: received.at }], changeableUntil: null }
const paid = { events: [received, { kind: 'paid', at: received.at }] }

describe('what the page of an order offers', () => {
  it('A3.12 changes and cancels until the warehouse packs, each by a form that names the order', () => {
    const text = shown()
    for (const part of ['Změnit způsob platby', 'Kartou', 'Zrušit objednávku', 'Změnit nebo zrušit můžete do', '14:00'])
      expect(text).toContain(part)
    expect(text).toContain('Nic nezaplatíte.')
    const posts = [...document.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form).entries()))
    expect(posts.map(({ intent, changeKey }) => [intent, changeKey])).toEqual([
      [actionIntents.change, 'key-of-the-page-payment'],
      [actionIntents.cancel, 'key-of-the-page-cancel'],
    ])
    expect(posts[0]).toMatchObject({ payment: '1:478.5' })
  })

  it('A3.12 only cancels what is paid, and promises the money', () => {
    const text = shown(paid)
    expect(text).not.toContain('Změnit způsob platby')
    for (const part of ['Peníze vám pošleme zpět.', 'Zaplacenou objednávku zrušit můžete do'])
      expect(text).toContain(part)
  })

  it('A3.12 says why it is too late, and that goods can be returned where they can', () => {
    const late = 'Objednávku už balíme nebo je na cestě, změnit ani zrušit ji nejde.'
    const text = shown({ ...packed, items: [line] })
    expect(text).toContain(`${late} Až ji dostanete, můžete ji vrátit.`)
    expect(text).not.toContain('Zrušit objednávku')
    const firm = shown({ ...packed, items: [line], business: { business_name: 'D', TIN: '98001019', VATIN: '' } })
    expect(firm).toContain(late)
    expect(firm).not.toContain('můžete ji vrátit')
    for (const status of ['delivered', 'returned', 'cancelled'])
      expect(shown({ ...packed, status })).not.toContain(late)
  })

  it('A3.12 says why it was refused', () => {
    shown({}, 'Cena se změnila.')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Cena se změnila.')
    shown()
    cleanup()
    shown()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('A3.09 A3.12 tells what becomes of the money of a cancelled order', () => {
    const cancelled = (refunds?: readonly object[]) => textOf(<Cancelled order={{ ...order, refunds } as never} />)
    const refund = { amount: 478.5, since: received.at, sent: null }
    expect(cancelled()).not.toContain('478,50')
    expect(cancelled([refund])).toContain('Vrátíme vám 478,50 Kč.')
    expect(cancelled([{ ...refund, sent: '2026-11-23T09:00:00Z' }])).toContain(
      '478,50 Kč jsme vám poslali zpět 23. 11. 2026.',
    )
  })
})
