import { act, cleanup, render, screen } from '@testing-library/react'
import { useCart, useCartItem } from '@vanek/react-hooks'
import { memo } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const renders = new Map<string, number>()
const count = (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1)

const Line = memo(function Line({ id }: { readonly id: number }) {
  count(`line ${id}`)
  const { item, isPending } = useCartItem(id)
  return <li data-pending={isPending}>{`${item?.product?.name} ${item?.amount}`}</li>
})

const Lines = () => {
  count('list')
  const ids = useCart(
    ({ cart }) => cart.items.map(({ id }) => id),
    (a, b) => a.join() === b.join(),
  )
  return ids.map((id) => <Line key={id} id={id} />)
}

const Totals = () => {
  count('totals')
  const pieces = useCart((state) => state.count)
  const stale = useCart((state) => state.stale)
  return <output>{`${pieces}${stale ? '?' : ''}`}</output>
}

it('rerenders only the changed line of 100 and the totals', async () => {
  const lines = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index + 1, 1]))
  const { wrapper, cart, pause } = createApp({ lines })
  render(
    <>
      <Lines />
      <Totals />
    </>,
    { wrapper },
  )
  expect(renders.size).toBe(102)
  renders.clear()

  const resume = pause()
  let done: Promise<unknown> = Promise.resolve()
  act(() => {
    done = cart.setAmount(50, 4)
  })
  expect(screen.getByRole('status').textContent).toBe('103?')
  expect([...renders.keys()].sort()).toEqual(['line 50', 'totals'])

  renders.clear()
  resume()
  await act(async () => done)
  expect(screen.getByText('P50 4').dataset['pending']).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('103')
  expect([...renders.keys()].sort()).toEqual(['line 50', 'totals'])
})

it('rerenders the list and the totals when a line is removed, but no other line', async () => {
  const { wrapper, cart } = createApp({ lines: { 1: 1, 2: 1, 3: 1 } })
  render(
    <>
      <Lines />
      <Totals />
    </>,
    { wrapper },
  )
  renders.clear()
  await act(async () => cart.removeItem(2))
  expect([...renders.keys()].sort()).toEqual(['list', 'totals'])
})
