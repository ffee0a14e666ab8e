import { act, cleanup, render, screen } from '@testing-library/react'
import { CheckoutProvider, useCheckout, useNewCheckout, useNotices } from '@vanek/react-hooks'
import { emptyCheckoutChoice, emptyCheckoutInputs } from '@vanek/sdk/checkout'
import { cs } from '@vanek/sdk/i18n/cs'
import { defaultTheme } from '@vanek/sdk/settings'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { cartOf } from '../testing/back-end.ts'
import { payments, shippers } from '../testing/checkout.tsx'

afterEach(cleanup)

const initial = {
  ...{ cart: cartOf(1, { 1: 1 }), shippers, payments, inputs: emptyCheckoutInputs },
  choice: { ...emptyCheckoutChoice, shipper: 1, payment: 1 },
  context: { requiredAddress: true, theme: defaultTheme.pages.delivery_details },
}

function Shown() {
  const shipper = useCheckout(({ choice }) => choice.shipper)
  const { notices } = useNotices()
  return (
    <>
      <output aria-label="shipper">{shipper ?? 'none'}</output>
      <output aria-label="notices">{notices.map(({ text }) => text).join()}</output>
    </>
  )
}

function Page() {
  const store = useNewCheckout({ initial, messages: cs })
  return (
    <CheckoutProvider store={store}>
      <Shown />
    </CheckoutProvider>
  )
}

describe('useNewCheckout', () => {
  it('C4.42 C4.51 follows the cart, and shows a notice when it clears a choice', async () => {
    const app = createApp({
      lines: { 1: 1 },
      more: ({ path }) => {
        if (path.endsWith('/cart/shippers')) return shippers.slice(1)
        return path.endsWith('/cart/payments') ? payments : undefined
      },
    })
    render(<Page />, app)
    const text = (label: string) => screen.getByLabelText(label).textContent
    expect(text('shipper')).toBe('1')
    await act(async () => void (await app.cart.setAmount(1, 5)))
    await expect.poll(() => text('shipper')).toBe('none')
    expect(text('notices')).toContain(cs.shipper_unavailable)
  })
})
