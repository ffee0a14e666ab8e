import { cleanup, render, screen } from '@testing-library/react'
import { ShopProvider, useLastVisited } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const Seen = ({ id }: { readonly id?: number }) => {
  const { ids, loaded } = useLastVisited(id)
  return <output>{loaded ? ids.join() : 'unknown'}</output>
}
const text = () => screen.getByRole('status').textContent

describe('useLastVisited', () => {
  it('B4.21 B4.22 lists the recently viewed products without the current one', () => {
    const app = createApp()
    const page = (id?: number) => (
      <StrictMode>
        <Seen {...(id !== undefined && { id })} />
      </StrictMode>
    )
    const { rerender } = render(page(1), app)
    expect(text()).toBe('')
    rerender(page(2))
    expect(text()).toBe('1')
    rerender(page(1))
    expect(text()).toBe('2')
    rerender(page())
    expect(text()).toBe('1,2')
  })

  it('names the missing prop in the error', () => {
    const { shop, cart, notices } = createApp()
    const page = (
      <ShopProvider {...{ shop, cart, notices }}>
        <Seen />
      </ShopProvider>
    )
    expect(() => render(page)).toThrow(/`visitor` prop/)
  })
})
