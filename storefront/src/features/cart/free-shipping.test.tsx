import { cleanup } from '@testing-library/react'
import type { Cart } from '@vanek/sdk/cart'
import { afterEach, describe, expect, it } from 'vitest'
import { fullCart } from '../../testing/checkout-world.ts'
import { textOf } from '../../testing/shown.tsx'
import { FreeShipping } from './free-shipping.tsx'

afterEach(cleanup)

const show = (change: Partial<Cart['prices']>, items: unknown = fullCart.items) => {
  const cart = { ...fullCart, items: items as Cart['items'], prices: { ...fullCart.prices, ...change } }
  textOf(<FreeShipping cart={cart} stale={false} />)
}

describe('the way to free delivery', () => {
  it('C9.16 keeps an amount and its VAT label on one line', () => {
    show({ freeShippingAt: 1500, missingToFreeShipping: 1010 })
    expect(document.querySelector('strong')?.textContent).toBe('1\u00A0010\u00A0Kč\u00A0s\u00A0DPH')
  })

  it('C9.16 has its icon in the line of the text also if goods are excluded from it', () => {
    show({ freeShippingAt: null }, [{ ...fullCart.items[0], product: { oversized: true } }])
    expect(document.querySelector('.free-shipping > p > svg + span')?.textContent).toMatch(/nevztahuje/)
  })
})
