import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type BatchVariant, useBatchAdd } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const variant = (variantId: number, isAvailable = true): BatchVariant => ({
  ...{ variantId, prices: { unitWithTax: 100 }, availability: { isAvailable } },
})
const variants = [variant(10), variant(20), variant(30, false)]

const Batch = () => {
  const batch = useBatchAdd(variants)
  return (
    <form aria-label="batch" {...batch.formProps}>
      {variants.map(({ variantId }) => (
        <input
          key={variantId}
          aria-label={`variant ${variantId}`}
          disabled={!batch.canAdd(variantId)}
          aria-invalid={batch.failed.has(variantId)}
          value={batch.amountOf(variantId)}
          onChange={(event) => batch.setAmount(variantId, Number(event.currentTarget.value))}
        />
      ))}
      <button {...batch.buttonProps}>add {batch.count}</button>
    </form>
  )
}

function show(rejectedId?: number) {
  const app = createApp({
    more: ({ body }) => {
      if (rejectedId === undefined || body['id'] !== rejectedId) return undefined
      const errors = [{ code: 'out_of_stock', field: 'amount', title: 'Zbývají 2 kusy.' }]
      return Response.json({ requestId: 'r-1', errors }, { status: 409 })
    },
  })
  render(
    <StrictMode>
      <Batch />
    </StrictMode>,
    app,
  )
  return app
}
const field = (id: number) => screen.getByLabelText<HTMLInputElement>(`variant ${id}`)
const choose = (id: number, value: number) => fireEvent.change(field(id), { target: { value: String(value) } })
const send = () => fireEvent.submit(screen.getByRole('form'))
const button = () => screen.getByRole<HTMLButtonElement>('button')
const amounts = () => [10, 20].map((id) => field(id).value)
const added = (app: ReturnType<typeof createApp>) =>
  app.requests.filter(({ method }) => method === 'POST').map(({ body }) => [body['id'], body['amount']])

describe('useBatchAdd', () => {
  it('B4.14 adds the chosen amounts of several variants in one batch', async () => {
    const app = show()
    choose(10, 2)
    choose(20, 3)
    expect(button().textContent).toBe('add 5')
    send()
    send()
    await waitFor(() => expect(amounts()).toEqual(['0', '0']))
    expect(added(app)).toEqual([
      [10, 2],
      [20, 3],
    ])
    expect(app.cart.getState().count).toBe(5)
  })

  it('B4.15 shows one notice after adding and resets the amounts', async () => {
    const app = show()
    choose(10, 2)
    choose(20, 3)
    send()
    await waitFor(() => expect(amounts()).toEqual(['0', '0']))
    expect(app.notices.getState().map(({ text, kind, title }) => [kind, text, title])).toEqual([
      ['success', 'Produkty byly vloženy do košíku', '2 ks P1,\n3 ks P2'],
    ])
  })

  it('B4.15 names only variants that were added', async () => {
    const app = show(10)
    choose(10, 2)
    choose(20, 3)
    send()
    await waitFor(() => expect(amounts()).toEqual(['2', '0']))
    expect(app.notices.getState()).toMatchObject([{ title: '3 ks P2', about: 20 }])
    choose(10, 0)
    choose(20, 1)
    send()
    await waitFor(() => expect(app.notices.getState().at(-1)?.title).toBe('1 ks P2'))
  })

  it('B4.15 keeps the amount of a rejected variant and marks it as failed', async () => {
    show(20)
    choose(10, 2)
    choose(20, 3)
    send()
    await waitFor(() => expect(field(20).getAttribute('aria-invalid')).toBe('true'))
    expect(amounts()).toEqual(['0', '3'])
    expect(field(10).getAttribute('aria-invalid')).toBe('false')
  })

  it('adds nothing while no available variant is chosen', () => {
    const app = show()
    choose(30, 4)
    expect([field(30).disabled, button().getAttribute('aria-disabled')]).toEqual([true, 'true'])
    send()
    expect(app.requests).toHaveLength(0)
  })
})
