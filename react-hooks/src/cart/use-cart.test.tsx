import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { useCart, useCartActions, useCartItem } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { cartOf } from '../testing/back-end.ts'

afterEach(cleanup)

describe('useCart', () => {
  it('rerenders only when the selected part changes', async () => {
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

  it('accepts an equality function for selectors that return a new object', async () => {
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

  it('shows a change immediately, also in StrictMode, and sends it once', async () => {
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

  it('unsubscribes on unmount', () => {
    const { wrapper, cart } = createApp()
    const selected: number[] = []
    const { unmount } = renderHook(() => useCart(({ count }) => void selected.push(count)), { wrapper })
    unmount()
    const countBefore = selected.length
    cart.receive(cartOf(9, { 1: 7 }))
    expect(selected).toHaveLength(countBefore)
  })
})

describe('useCartActions', () => {
  it('returns stable functions and never rerenders', async () => {
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
  it('returns its line, the pending state and the error', async () => {
    const { wrapper, pause, rejectNext } = createApp({ lines: { 1: 1, 3: 2 } })
    const { result } = renderHook(() => useCartItem(3), { wrapper })
    expect(result.current).toMatchObject({ item: { id: 3, amount: 2 }, isPending: false, error: undefined })

    rejectNext('out_of_stock')
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

  it('returns no item after it was removed', async () => {
    const { wrapper, requests } = createApp({ lines: { 3: 2 } })
    const { result } = renderHook(() => useCartItem(3), { wrapper })
    await act(async () => result.current.remove())
    expect(result.current.item).toBeUndefined()
    expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/v1/cart/items/3' })
  })
})
