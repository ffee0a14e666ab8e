import { cleanup, render, screen } from '@testing-library/react'
import { ShopParts, useCompare, useLastVisited } from '@vanek/react-hooks'
import { createVisitorStore } from '@vanek/sdk/session'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const Shown = () => {
  const { ids } = useLastVisited()
  return (
    <output>
      {ids.join()} {useCompare().ids.join()}
    </output>
  )
}

it('adds a store and leaves the others unchanged', () => {
  const { wrapper: Wrapper, compare } = createApp()
  const visitor = createVisitorStore()
  visitor.visit(7)
  compare.toggle(5)
  render(
    <Wrapper>
      <ShopParts visitor={visitor}>
        <Shown />
      </ShopParts>
    </Wrapper>,
  )
  expect(screen.getByRole('status').textContent).toBe('7 5')
})

it('keeps the stores of the provider without props', () => {
  const { wrapper: Wrapper, visitor } = createApp()
  visitor.visit(9)
  render(
    <Wrapper>
      <ShopParts>
        <Shown />
      </ShopParts>
    </Wrapper>,
  )
  expect(screen.getByRole('status').textContent).toBe('9 ')
})

it('names the missing provider in the error', () => {
  expect(() => render(<ShopParts />)).toThrow(/<ShopProvider>/)
})
