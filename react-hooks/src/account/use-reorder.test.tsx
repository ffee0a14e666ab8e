import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCart, useReorder } from '@vanek/react-hooks'
import type { OrderDetails } from '@vanek/sdk/account'
import { cs } from '@vanek/sdk/i18n/cs'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { cartOf, keyOf } from '../testing/back-end.ts'
import { soon } from '../testing/soon.ts'

afterEach(cleanup)

const line = (id: number): OrderDetails['items'][number] => ({
  ...{ id, productId: id, variantId: id * 10, slug: null, name: `P${id}`, marketingCode: '', amount: 2, unit: 'ks' },
  ...{ productName: `P${id}`, variantName: null, categoryFullname: null, brand: null },
  prices: { unitWithTax: 1, unitWithoutTax: 1, totalWithTax: 2, totalWithoutTax: 2 },
  attributes: { discount: false },
})

const Button = ({ onSuccess }: { readonly onSuccess: () => void }) => {
  const { status, error, formProps, buttonProps } = useReorder(
    { items: [line(1), line(3)] },
    { messages: cs, onSuccess },
  )
  const count = useCart((cart) => cart.count)
  return (
    <form aria-label="again" {...formProps}>
      <button {...buttonProps}>{error?.code ?? status}</button>
      <output>{count}</output>
    </form>
  )
}

function show() {
  const onSuccess = vi.fn()
  const results = [
    { id: 10, added: true, code: null, title: null },
    { id: 30, added: false, code: 'out_of_stock', title: 'Není skladem.' },
  ]
  const app = createApp({
    lines: { 5: 1 },
    more: ({ path }) =>
      path.endsWith('/batch')
        ? { cart: cartOf(2, { 5: 1, 1: 2 }), added: 1, total: 2, results, meta: { custom: { guestCartToken: null } } }
        : undefined,
  })
  render(
    <StrictMode>
      <Button onSuccess={onSuccess} />
    </StrictMode>,
    app,
  )
  return { ...app, onSuccess }
}
const submit = () => fireEvent.submit(screen.getByRole('form'))
const status = () => screen.getByRole('button').textContent

it('adds an order to the cart once, however often it is submitted, and reports missing items', async () => {
  const { requests, notices, onSuccess } = show()
  submit()
  submit()
  expect([status(), screen.getByRole('button').getAttribute('aria-disabled')]).toEqual(['pending', 'true'])
  await soon(() => expect(status()).toBe('success'))
  expect([requests.length, screen.getByRole('status').textContent]).toEqual([1, '3'])
  expect(requests[0]?.body).toMatchObject({
    items: [
      { id: 10, amount: 2 },
      { id: 30, amount: 2 },
    ],
  })
  // the result lists the missing item, so no notice repeats it
  expect(notices.getState()).toEqual([])
  expect(onSuccess.mock.calls).toMatchObject([[{ added: 1, total: 2 }]])
})

it('retries a rejected request with the same idempotency key', async () => {
  const { requests, rejectNext } = show()
  rejectNext('shopping_disabled')
  submit()
  await soon(() => expect(status()).toBe('shopping_disabled'))
  submit()
  await soon(() => expect(status()).toBe('success'))
  expect(keyOf(requests[0])).toBe(keyOf(requests[1]))
})

it('C4.17 expires the session after a 401', async () => {
  const { session, rejectNext } = show()
  const expire = vi.spyOn(session, 'expire')
  rejectNext('shopping_disabled')
  submit()
  await soon(() => expect(status()).toBe('shopping_disabled'))
  expect(expire).not.toHaveBeenCalled()
  rejectNext('unauthorized', 401)
  submit()
  await soon(() => expect(status()).toBe('unauthorized'))
  expect(expire).toHaveBeenCalledOnce()
})
