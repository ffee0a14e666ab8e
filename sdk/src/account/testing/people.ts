import type { ShoppingList, User, UserAddress, UserOrderItem } from '../types.ts'
import type { OrderDetails } from '../../orders/types.ts'

const address = { street: 'Dlouhá 1', city: 'Brno', postcode: '602 00', country_code: 'CZE' }

/** A customer with every field set. */
export const jana: User = {
  id: '7',
  email: 'jana@vanek.test',
  firstName: 'Jana',
  lastName: 'Nová',
  phone: '+420777123456',
  groups: ['stali'],
  variantHash: 'v-1',
  address,
  business: null,
  newsletter: true,
  attributes: { custom: { formalTitle: 'Mrs', dateOfBirth: '1980-02-29', ICDPH: null } },
  credits: { amount: 150 },
  wishList: { id: 3, items: [{ id: 1, variantId: 30 }] },
  shoppingLists: [{ id: 4, name: 'Dílna', items: [{ id: 8, product: { id: 1, name: 'Vento', slug: 'vento' } }] }],
}

export const addressOf = (id: number, change: Partial<UserAddress> = {}): UserAddress => ({
  ...{ id, type: 'shipping', name: 'Jana Nová', phone: null, business: null, address, default: false },
  ...change,
})

export const orderLine = (id: number, change: Partial<UserOrderItem> = {}): UserOrderItem => ({
  id,
  productId: id,
  variantId: id * 10,
  slug: `p-${id}`,
  name: `Větrák ${id}`,
  productName: `Větrák ${id}`,
  variantName: null,
  categoryFullname: 'Větráky',
  brand: 'Vento',
  marketingCode: '',
  amount: 1,
  unit: 'ks',
  image: null,
  prices: { unitWithTax: 100, unitWithoutTax: 83, totalWithTax: 100, totalWithoutTax: 83 },
  attributes: { discount: false },
  ...change,
})

export const orderWith = (...items: readonly UserOrderItem[]): Pick<OrderDetails, 'items'> => ({ items })

/** A wish list as the back end returns it, with lines by variant. */
export const wishListOf = (variantIds: readonly number[]): Pick<ShoppingList, 'id' | 'code' | 'items'> => ({
  id: variantIds.length > 0 ? 3 : null,
  code: 'wishlist',
  items: variantIds.map((variantId) => ({ id: variantId + 1000, variantId }) as ShoppingList['items'][number]),
})
