import { cleanup } from '@testing-library/react'
import type { ShoppingListItem } from '@vanek/sdk/account'
import type { CartItem } from '@vanek/sdk/cart'
import type { Availability, Variant } from '@vanek/sdk/product'
import { afterEach, describe, expect, it } from 'vitest'
import { Line } from '../../features/cart/lines/line.tsx'
import { VariantList } from '../../pages/product/variants.tsx'
import { textOf } from '../../testing/shown.tsx'
import { ListLine } from '../../widgets/shopping-list/list-line.tsx'
import { canBuy } from '../shopping-list/list-parts.ts'
import { AvailabilityState } from './availability.tsx'

afterEach(cleanup)

const there: Availability = {
  ...{ isAvailable: true, availabilityCode: 'in_stock', stock: 3, checkStock: true, delayDays: 0 },
  ...{ amountMin: 1, amountMax: 9, availability: { text: 'Skladem', color: 'green' } },
}
const prices = { unitWithTax: 121, unitWithoutTax: 100, totalWithTax: 121, totalWithoutTax: 100, currencyCode: 'CZK' }
const partsOf = (availability: Availability) => ({
  ...{ id: 1, productId: 2, variantId: 3, amount: 1, prices, items: [], custom: {} },
  product: { id: 2, name: 'Tichý', slug: 'tichy' },
  variant: { id: 3, name: '125 mm', catalogCode: 'T-125' },
  shoppable: { id: 3, name: 'Tichý', unit: 'ks', availability, mainImage: null },
})

/** The places that show an availability. */
const places = (availability: Availability) => {
  const item: unknown = partsOf(availability)
  const variant: unknown = { id: 3, name: '125 mm', catalogCode: 'T-125', unit: 'ks', prices, availability }
  return {
    box: <AvailabilityState availability={availability} />,
    variants: <VariantList variants={[variant as Variant]} usual={3} />,
    cart: <Line item={item as CartItem} refused={undefined} onRemove={() => undefined} />,
    list: <ListLine item={item as ShoppingListItem} wished={false} />,
  }
}

/** Text and colour of each place. */
const statesOf = (availability: Availability) =>
  Object.entries(places(availability)).map(([place, part]) => {
    textOf(part)
    const state = document.querySelector('.state')
    cleanup()
    return [place, state?.className, state?.textContent]
  })
const everywhere = (color: string, text: string) =>
  ['box', 'variants', 'cart', 'list'].map((place) => [place, `state is-${color}`, text])

describe('an availability', () => {
  it.each<[string, Partial<Availability>, color: string, text: string]>([
    ['what is there is green', {}, 'green', 'Skladem'],
    ['what is there is never red', { availability: { text: 'Poslední kusy', color: 'red' } }, 'green', 'Poslední kusy'],
    ['what takes longer is orange', { availability: { text: 'Do 5 dnů', color: 'orange' } }, 'orange', 'Do 5 dnů'],
    ['what is not there is red, whatever the back end calls it', { isAvailable: false }, 'red', 'Není skladem'],
  ])('B4.04 B4.05 reads the same in a box, in variants, in the cart and in lists: %s', (_what, change, color, text) => {
    expect(statesOf({ ...there, ...change })).toEqual(everywhere(color, text))
  })

  it('C5.41 lets products made to order be bought from a list, as from their page', () => {
    const made: Availability = { ...there, isAvailable: false, soldAvailabilityCode: 'on_order' }
    const bought = [there, made, { ...made, soldAvailabilityCode: 'restocking' }].map((availability) => {
      const item: unknown = partsOf(availability)
      textOf(<ListLine item={item as ShoppingListItem} wished={false} />)
      const button = document.querySelector('.list-line-buy')
      cleanup()
      return [button !== null, canBuy(item as ShoppingListItem)]
    })
    expect(bought).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ])
  })
})
