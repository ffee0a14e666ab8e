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

it('brings a store along and leaves the others as they are', () => {
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

it('keeps what the provider above was given when it brings nothing', () => {
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

it('says what is missing outside of a provider', () => {
  expect(() => render(<ShopParts />)).toThrow(/<ShopProvider>/)
})
