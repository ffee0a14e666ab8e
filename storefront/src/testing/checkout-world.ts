import { createShop } from '@vanek/sdk'
import { type Cart, emptyCart } from '@vanek/sdk/cart'
import type { Payment, Shipper } from '@vanek/sdk/checkout'
import { defaultTheme } from '@vanek/sdk/settings'
import { guestSettings } from '../lib/page/settings.ts'
import { type Answer, type Call, refusal } from './page-env.ts'

const empty = emptyCart(createShop({ ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } }))

/** A cart with one line for 1 290 Kč. */
export const fullCart: Cart = {
  ...empty,
  id: 'c',
  version: 3,
  items: [
    {
      id: 1,
      productId: 5,
      variantId: 51,
      type: 'shop_product',
      amount: 1,
      items: [],
      product: {
        ...{ id: 5, name: 'Alba', slug: 'alba', categoryFullname: '', brand: null, marketingCode: '', mainImage: null },
      },
      variant: { id: 51, name: '', isDefault: true },
      shoppable: {
        ...{ id: 51, name: 'Alba', marketingCode: '', catalogCode: 'A1', unit: 'ks', mainImage: null, warehouses: [] },
        availability: {
          ...{ isAvailable: true, availabilityCode: 'stock', stock: 9, checkStock: true, delayDays: 0 },
          ...{ amountMin: 1, amountMax: 9, availability: { text: 'Skladem', color: 'green' } },
        },
      },
      prices: {
        unitWithTax: 1290,
        unitWithoutTax: 1066.12,
        unitOriginalWithTax: 1290,
        totalWithTax: 1290,
        totalWithoutTax: 1066.12,
        currencyCode: 'CZK',
      },
    },
  ],
  prices: { ...empty.prices, itemsWithTax: 1290, totalWithTax: 1290 },
}

const delivery = { nearestDeliveryDate: null, closesAt: null }
const price = { priceWithTax: 99, priceWithoutTax: 81.82 }

export const courier: Shipper = {
  id: 1,
  type: 'DELIVERY',
  name: 'Kurýr',
  description: '',
  requiredAddress: true,
  requiredBranch: false,
  blockedPayments: [4],
  address: null,
  ...price,
  delivery,
}

const payment = (id: number, code: Payment['code']): Payment => ({ id, code, name: code, description: '', ...price })

/**
 * A back end with a cart, one shipper and two payment methods, of which the shipper supports one; `more` can answer
 * first.
 */
export const checkoutBackEnd =
  ({ cart = fullCart, more }: { cart?: Cart; more?: (call: Call) => Response | undefined } = {}): Answer =>
  (call) => {
    const special = more?.(call)
    if (special) return special
    const [path] = call.path.split('?')
    if (path === '/api/v1/cart') return Response.json(cart)
    if (path === '/api/v1/globals') return Response.json({})
    if (path === '/api/v1/cart/validate') return new Response(null, { status: 204 })
    if (path === '/api/v1/cart/shippers') return Response.json([courier])
    if (path === '/api/v1/cart/payments') return Response.json([payment(1, 'card'), payment(4, 'cash')])
    return refusal(404, 'not_found')
  }

/** The details form as a shopper posts it. */
export const details: Record<string, string> = {
  email: 'eva@example.cz',
  fullName: 'Eva Nováková',
  phone: '777 123 456',
  street: 'Dlouhá 12',
  city: 'Praha',
  postcode: '11000',
  country: 'CZE',
  terms: 'on',
  intentKey: 'key-of-the-form',
  seen: JSON.stringify({
    total: 1290,
    choice: { shipper: 1, branch: null, payment: 1, deliveryTimeSlot: null, gifts: [] },
    branch: null,
    contact: { street: 'Tovární 1', city: 'Kuřim', postcode: '664 34', country_code: 'CZE' },
    context: { requiredAddress: true, theme: defaultTheme.pages.delivery_details, guest: true },
  }),
}
