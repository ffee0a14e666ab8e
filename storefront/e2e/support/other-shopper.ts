import { newId, type Shop, unwrap } from '@vanek/sdk'
import { addCartItem, getCart } from '@vanek/sdk/cart'
import {
  emptyCheckoutChoice,
  emptyCheckoutInputs,
  getCartShippers,
  type Order,
  toPlaceOrderParams,
  placeOrder,
} from '@vanek/sdk/checkout'
import type { Pick } from './catalogue.ts'
import { defaultTheme } from '@vanek/sdk/settings'
import { sandboxShop } from './sandbox.ts'

const bankTransfer = 2

/** Orders the cart of a visitor directly in the sandbox, by courier and usually by bank transfer. */
export async function orderCart(shop: Shop, email: string, payment = bankTransfer): Promise<Order> {
  const shipper = unwrap(await getCartShippers(shop)).find(({ type }) => type === 'DELIVERY')
  if (!shipper) throw new Error('There is no shipper')
  const choice = { ...emptyCheckoutChoice, shipper: shipper.id, payment }
  const cart = unwrap(await getCart(shop, { shipperId: choice.shipper, paymentId: choice.payment }))
  const inputs = {
    ...{
      ...emptyCheckoutInputs,
      country: 'CZE',
      billingCountry: 'CZE',
      fullName: 'Jiný Kupec',
      email,
      phone: '777000222',
    },
    ...{ street: 'Lipová 12', city: 'Brno', postcode: '60200', terms: true, note: 'Zvoňte prosím\ndvakrát' },
  }
  const contact = { street: 'Větrná 1', city: 'Praha', postcode: '110 00', country_code: 'CZE' }
  const context = { theme: defaultTheme.pages.delivery_details }
  const placement = toPlaceOrderParams({ inputs, choice, cart, shipper, branch: null, contact, context })
  return unwrap(await placeOrder(shop, placement, { idempotencyKey: newId() })).order
}

/** Another shopper orders this many pieces, directly in the sandbox. */
export async function buyAsOther(sandboxUrl: string, { variant }: Pick, amount: number): Promise<void> {
  const shop = sandboxShop(sandboxUrl)
  unwrap(await addCartItem(shop, { variantId: variant.id, amount }))
  await orderCart(shop, 'jiny@example.cz')
}
