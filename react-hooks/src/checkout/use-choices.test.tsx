import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useDeliveryTimes, usePayments, useShippers } from '@vanek/react-hooks'
import { emptyCheckoutChoice } from '@vanek/sdk/checkout'
import { StrictMode, version } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createCheckout, shippers, type TestCheckout } from '../testing/checkout.tsx'

const roots: Root[] = []
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
  cleanup()
})

function Methods() {
  const shipperOptions = useShippers()
  const payments = usePayments()
  const { slots, anyTimeRadioProps } = useDeliveryTimes()
  return (
    <form>
      {shipperOptions.map(({ shipper, radioProps, chosen, fastest, date }) => (
        <label key={shipper.id}>
          <input {...radioProps} />
          {shipper.name}
          <output aria-label={`about ${shipper.name}`}>{[chosen, fastest, date].join()}</output>
        </label>
      ))}
      {payments.map(({ payment, radioProps, blocked }) => (
        <label key={payment.id} data-blocked={blocked}>
          <input {...radioProps} />
          {payment.name}
        </label>
      ))}
      <label>
        <input {...anyTimeRadioProps} />
        any time
      </label>
      {slots.map(({ slot, radioProps }) => (
        <label key={slot.id}>
          <input {...radioProps} />
          {slot.from}
        </label>
      ))}
    </form>
  )
}

const page = ({ wrapper: Wrapper }: TestCheckout) => (
  <StrictMode>
    <Wrapper>
      <Methods />
    </Wrapper>
  </StrictMode>
)

const box = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const press = async (label: RegExp | string) => act(async () => void fireEvent.click(box(label)))

describe('the choices of a checkout', () => {
  it('C3.10 C3.12 C4.50 C4.54 are radios; a payment that the shipper does not support is cleared and disabled', async () => {
    const { store, ...app } = createCheckout()
    render(page({ store, ...app }))
    await press('payment 2')
    expect([box('payment 2').checked, store.getState().choice.payment]).toEqual([true, 2])
    await press(/^shipper 2/)
    expect(store.getState().choice).toMatchObject({ shipper: 2, payment: null })
    expect([box('payment 2').checked, box('payment 2').disabled, box('payment 1').disabled]).toEqual([
      false,
      true,
      false,
    ])
    expect(box('about shipper 2').textContent).toBe('true,true,2026-11-24')
    expect(box('about shipper 1').textContent).toBe('false,false,2026-11-25')
  })

  it('C3.14 C7.26 lists the delivery times of the chosen shipper', async () => {
    const { store, ...app } = createCheckout()
    render(page({ store, ...app }))
    expect(box('any time').checked).toBe(true)
    await press(/^shipper 1/)
    await expect.poll(() => screen.queryByLabelText('08:00')).not.toBeNull()
    await press('08:00')
    expect(store.getState().choice.deliveryTimeSlot).toBe(5)
    await press('any time')
    expect([store.getState().choice.deliveryTimeSlot, box('08:00').checked]).toEqual([null, false])
  })

  // React 18 resets a radio to the server-rendered value
  it.skipIf(version.startsWith('18.'))(
    'keeps what was chosen before hydration; nothing is disabled until then',
    async () => {
      const choice = { ...emptyCheckoutChoice, shipper: 2, payment: 1 }
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(page(createCheckout({ choice })))
      expect([box(/^shipper 2/).checked, box('payment 1').checked, box('payment 2').disabled]).toEqual([
        true,
        true,
        false,
      ])
      box(/^shipper 1/).checked = true
      const own = createCheckout({ choice })
      const errors: unknown[] = []
      await act(async () => {
        roots.push(hydrateRoot(container, page(own), { onRecoverableError: (fault) => errors.push(fault) }))
      })
      expect(errors).toEqual([])
      expect(own.store.getState().choice).toMatchObject({ shipper: 1, payment: 1 })
      expect(box(/^shipper 1/).checked).toBe(true)
    },
  )

  it('C4.51 clears a shipper that is no longer offered', async () => {
    const choice = { ...emptyCheckoutChoice, shipper: 2, payment: 1 }
    let available = shippers
    const more = ({ path }: { readonly path: string }) => {
      if (path.endsWith('/cart/shippers')) return available
      return path.endsWith('/cart/payments') || path.endsWith('/order-gifts') ? [] : undefined
    }
    const { store, ...app } = createCheckout({ choice, gifts: [] }, { more })
    render(page({ store, ...app }))
    available = shippers.slice(0, 1)
    await act(async () => store.refresh())
    expect(store.getState().choice).toEqual(emptyCheckoutChoice)
    expect([box(/^shipper 1/).checked, screen.queryByText('payment 1')]).toEqual([false, null])
  })
})
