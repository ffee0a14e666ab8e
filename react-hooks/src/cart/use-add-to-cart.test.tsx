import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type UseAddToCartOptions, useAddToCart, useCart } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const saleable = { variantId: 30, prices: { unitWithTax: 590 }, availability: { isAvailable: true } }

const Form = ({ field = '1', ...input }: UseAddToCartOptions & { readonly field?: string }) => {
  const { formProps, hiddenInputs, buttonProps, reasonProps, reason, isPending, error } = useAddToCart(input)
  const count = useCart((state) => state.count)
  return (
    <form aria-label="form" {...formProps}>
      {hiddenInputs.map((hidden) => (
        <input key={hidden.name} {...hidden} />
      ))}
      <input name="amount" defaultValue={field} />
      <button {...buttonProps}>add</button>
      <p {...reasonProps}>{reason}</p>
      <output>{[count, isPending && 'pending', error?.code].filter(Boolean).join(' ')}</output>
    </form>
  )
}

const show = (input: Partial<UseAddToCartOptions> & { readonly field?: string } = {}) => {
  const app = createApp()
  render(
    <StrictMode>
      <Form {...saleable} {...input} />
    </StrictMode>,
    app,
  )
  return app
}
const button = () => screen.getByRole<HTMLButtonElement>('button')
const state = () => screen.getByRole('status').textContent

describe('useAddToCart', () => {
  it('C5.40 is enabled only with a unit price above 0', () => {
    show({ prices: { unitWithTax: 0 } })
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe('no_price')
    cleanup()
    show()
    expect(button().getAttribute('aria-disabled')).toBe('false')
    expect(button().hasAttribute('aria-describedby')).toBe(false)
  })

  it('C5.41 is enabled only if the item is available', () => {
    show({ availability: { isAvailable: false } })
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe('not_available')
  })

  it('C5.40 C5.41 adds nothing when a disabled form is submitted anyway', async () => {
    const { requests } = show({ availability: null })
    fireEvent.submit(screen.getByRole('form'))
    expect(state()).toBe('')
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    expect([requests.length, state()]).toEqual([0, ''])
  })

  it('C5.42 adds items offered for credits with credits, with and without scripts', async () => {
    const { requests } = show({ credits: true, availability: { isAvailable: false } })
    expect(screen.getByRole<HTMLFormElement>('form').querySelector('[name=credits]')?.getAttribute('value')).toBe(
      'true',
    )
    fireEvent.click(button())
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ id: 30, amount: 1, credits: true }))
    cleanup()
    const plain = show()
    fireEvent.click(button())
    await waitFor(() => expect(plain.requests[0]?.body).toMatchObject({ id: 30 }))
    expect(plain.requests[0]?.body).not.toHaveProperty('credits')
  })

  it('adds the amount in the field, updates the cart immediately and stays enabled', async () => {
    const { requests, pause } = show({ field: '3' })
    const resume = pause()
    fireEvent.click(button())
    expect(state()).toBe('3 pending')
    expect(button().getAttribute('aria-disabled')).toBe('false')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '2' } })
    fireEvent.click(button())
    expect(state()).toBe('5 pending')
    await act(async () => resume())
    await waitFor(() => expect(state()).toBe('5'))
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body['amount'])).toEqual([3, 2])
  })

  const submitAt = (at: number) => {
    const event = createEvent.submit(screen.getByRole('form'))
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(screen.getByRole('form'), event)
  }

  it('adds once for two clicks while the request is pending and shortly after it', async () => {
    const { requests, pause } = show()
    const resume = pause()
    submitAt(1_000)
    submitAt(9_000)
    expect(state()).toBe('1 pending')
    await act(async () => resume())
    await waitFor(() => expect(state()).toBe('1'))
    submitAt(9_200)
    expect(state()).toBe('1')
    submitAt(10_000)
    await waitFor(() => expect(state()).toBe('2'))
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it.each(['1,5', '1.5'])('B5.10 sends %j as typed: the back end validates fractions', async (field) => {
    const { requests } = show({ field })
    fireEvent.click(button())
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ id: 30, amount: 1.5 }))
    // a measured item counts as one
    await waitFor(() => expect(state()).toBe('1'))
  })

  it('treats an empty field as one piece', async () => {
    const { requests } = show({ field: '' })
    fireEvent.click(button())
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ id: 30, amount: 1 }))
    await waitFor(() => expect(state()).toBe('1'))
  })

  it.each(['0', '-2', 'x'])('sends the minimum for %j in the field, so that the back end responds', async (field) => {
    const { requests } = show({ field })
    fireEvent.click(button())
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ id: 30, amount: 0.001 }))
  })

  it('prefers the amount option and posts to its own action without scripts', async () => {
    const { requests } = show({ amount: 4, field: '9', action: '/jinam' })
    expect(screen.getByRole('form').getAttribute('action')).toBe('/jinam')
    fireEvent.click(button())
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ amount: 4 }))
    await waitFor(() => expect(state()).toBe('4'))
  })

  it('C8.15 shows a notice after adding', async () => {
    const { notices } = show()
    fireEvent.click(button())
    await waitFor(() =>
      expect(notices.getState()).toMatchObject([{ kind: 'success', text: 'Produkty byly vloženy do košíku' }]),
    )
  })

  it('returns the error of a failed add until the next one', async () => {
    const { rejectNext } = show()
    rejectNext('out_of_stock')
    fireEvent.click(button())
    await waitFor(() => expect(state()).toBe('out_of_stock'))
    fireEvent.click(button())
    expect(state()).toBe('1 pending')
    await waitFor(() => expect(state()).toBe('1'))
  })
})
