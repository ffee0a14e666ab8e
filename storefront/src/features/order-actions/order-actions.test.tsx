import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form, createMemoryRouter, Outlet, RouterProvider, useActionData } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { actionIntents } from './intents.ts'
import { Cancelled, OrderActions, useOutcome } from './order-actions.tsx'

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

describe('the actions on the page of an order', () => {
  it('A3.12 changes and cancels until the order is packed, each with a form that has the order number', () => {
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

  it('A3.12 only cancels a paid order, and promises the refund', () => {
    const text = shown(paid)
    expect(text).not.toContain('Změnit způsob platby')
    for (const part of ['Peníze vám pošleme zpět.', 'Zaplacenou objednávku zrušit můžete do'])
      expect(text).toContain(part)
  })

  it('A3.12 shows why it is too late, and whether goods can be returned', () => {
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

  it('A3.12 shows why it was refused', () => {
    shown({}, 'Cena se změnila.')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Cena se změnila.')
    shown()
    cleanup()
    shown()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('A3.09 A3.12 shows the refund of a cancelled order', () => {
    const cancelled = (refunds?: readonly object[]) => textOf(<Cancelled order={{ ...order, refunds } as never} />)
    const refund = { amount: 478.5, since: received.at, sent: null }
    expect(cancelled()).not.toContain('478,50')
    expect(cancelled([refund])).toContain('Vrátíme vám 478,50 Kč.')
    expect(cancelled([{ ...refund, sent: '2026-11-23T09:00:00Z' }])).toContain(
      '478,50 Kč jsme vám poslali zpět 23. 11. 2026.',
    )
  })
})

const scrolled = vi.fn<() => void>()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  cleanup()
  scrolled.mockClear()
})

function Page() {
  const answer = useActionData() as { readonly refused: string | null } | undefined
  useOutcome(answer?.refused)
  return (
    <main>
      {answer && <p className="notice">Tak to dopadlo</p>}
      <Form method="post">
        <input type="hidden" name="why" value="late" />
        <button name="intent" value={actionIntents.change}>
          Změnit
        </button>
        <button name="intent" value={actionIntents.cancel}>
          Zrušit
        </button>
        <button name="intent" value="other">
          Jinak
        </button>
      </Form>
      <Outlet />
    </main>
  )
}

/** Presses a button of the page and answers the form; returns whether the outcome has the focus. */
async function pressed(name: string, refused: string | null = null): Promise<boolean> {
  const router = createMemoryRouter([{ path: '/', element: <Page />, action: () => ({ refused }) }])
  render(<RouterProvider router={router} />)
  const button = screen.getByRole('button', { name })
  button.focus()
  expect(scrolled).not.toHaveBeenCalled()
  fireEvent.click(button)
  const notice = await screen.findByText('Tak to dopadlo')
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(scrolled.mock.calls.length).toBe(document.activeElement === notice ? 1 : 0)
  return document.activeElement === notice
}

describe('the result of a form of an order', () => {
  it('A3.12 is focused and scrolled into view when the payment was changed or the order cancelled', async () => {
    expect(await pressed('Změnit')).toBe(true)
    cleanup()
    scrolled.mockClear()
    expect(await pressed('Zrušit')).toBe(true)
  })

  it('A3.12 does not move the focus after an error, which is shown at the form, and after other forms', async () => {
    expect(await pressed('Zrušit', 'Objednávka je zabalená.')).toBe(false)
    cleanup()
    expect(await pressed('Jinak')).toBe(false)
  })
})
