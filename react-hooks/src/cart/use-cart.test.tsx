import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { useCart, useCartActions, useCartItem } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { cartOf } from '../testing/back-end.ts'

afterEach(cleanup)

describe('useCart', () => {
  it('renders again when the selected part changes, and only then', async () => {
    const { wrapper, cart } = createApp({ lines: { 1: 2, 3: 1 } })
    let renders = 0
    const { result } = renderHook(
      () => {
        renders += 1
        return useCart(({ cart }) => cart.items.find(({ id }) => id === 1)?.amount)
      },
      { wrapper },
    )
    expect([result.current, renders]).toEqual([2, 1])
    await act(async () => cart.setAmount(3, 5))
    expect([result.current, renders]).toEqual([2, 1])
    await act(async () => cart.setAmount(1, 4))
    expect(result.current).toBe(4)
    expect(renders).toBe(2)
  })

  it('takes an equality for selectors that make something new', async () => {
    const { wrapper, cart } = createApp({ lines: { 1: 2 } })
    let renders = 0
    const { result } = renderHook(
      () => {
        renders += 1
        return useCart(
          (state) => state.cart.items.map(({ id }) => id),
          (a, b) => a.join() === b.join(),
        )
      },
      { wrapper },
    )
    const first = result.current
    await act(async () => cart.setAmount(1, 3))
    expect(result.current).toBe(first)
    expect(renders).toBe(1)
  })

  it('shows a change in the same frame, StrictMode or not, and sends it once', async () => {
    const { wrapper, cart, requests, pause } = createApp({ lines: { 1: 1 } })
    const resume = pause()
    const Count = () => <output>{useCart((state) => `${state.count}${state.stale ? '?' : ''}`)}</output>
    render(
      <StrictMode>
        <Count />
      </StrictMode>,
      { wrapper },
    )
    let done: Promise<unknown> = Promise.resolve()
    act(() => {
      done = cart.setAmount(1, 4)
    })
    expect(screen.getByRole('status').textContent).toBe('4?')
    resume()
    await act(async () => void (await done))
    expect(screen.getByRole('status').textContent).toBe('4')
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  })

  it('stops listening when it leaves the screen', () => {
    const { wrapper, cart } = createApp()
    const selected: number[] = []
    const { unmount } = renderHook(() => useCart(({ count }) => void selected.push(count)), { wrapper })
    unmount()
    const before = selected.length
    cart.receive(cartOf(9, { 1: 7 }))
    expect(selected).toHaveLength(before)
  })
})

describe('useCartActions', () => {
  it('answers the same verbs for life and never renders again', async () => {
    const { wrapper, cart } = createApp({ lines: { 1: 1 } })
    let renders = 0
    const { result, rerender } = renderHook(
      () => {
        renders += 1
        return useCartActions()
      },
      { wrapper },
    )
    const first = result.current
    await act(async () => cart.setAmount(1, 2))
    expect(renders).toBe(1)
    rerender()
    expect(result.current).toBe(first)
    expect(result.current.addItem).toBe(first.addItem)
  })
})

describe('useCartItem', () => {
  it('knows its line, what is on its way and why it failed', async () => {
    const { wrapper, pause, refuseNext } = createApp({ lines: { 1: 1, 3: 2 } })
    const { result } = renderHook(() => useCartItem(3), { wrapper })
    expect(result.current).toMatchObject({ item: { id: 3, amount: 2 }, isPending: false, error: undefined })

    refuseNext('out_of_stock')
    const resume = pause()
    let done: Promise<unknown> = Promise.resolve()
    act(() => {
      done = result.current.setAmount(9)
    })
    expect(result.current).toMatchObject({ item: { amount: 9 }, isPending: true })
    resume()
    await act(async () => void (await done))
    await waitFor(() => expect(result.current).toMatchObject({ item: { amount: 2 }, isPending: false }))
    expect(result.current.error).toMatchObject({ code: 'out_of_stock' })
  })

  it('is gone once it is removed', async () => {
    const { wrapper, requests } = createApp({ lines: { 3: 2 } })
    const { result } = renderHook(() => useCartItem(3), { wrapper })
    await act(async () => result.current.remove())
    expect(result.current.item).toBeUndefined()
    expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/v1/cart/items/3' })
  })
})
