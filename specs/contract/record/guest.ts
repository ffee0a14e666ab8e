import { linkTo } from '../../sandbox/test/support/accounts.ts'
import { placement, samples } from '../../sandbox/test/support/shopping.ts'
import type { World } from '../../sandbox/test/support/world.ts'
import type { Recording } from './recorder.ts'

export const email = 'jan.novak@example.com'
const [CARD, COD] = [1, 3]

export interface PlacedOrder {
  readonly id: string
  readonly code: string
  readonly token: string
}

/** Places another order without recording it. */
export async function otherOrder(
  world: World,
  payment_id: number,
  skip: number,
): Promise<PlacedOrder & { items: { id: number }[] }> {
  const [goods] = await samples(world, 1, 50, skip)
  const { body } = await world.request('POST', '/store/api/v1/cart/items', { id: goods?.id, amount: 2 })
  const cart = body.meta.custom.guestCartToken as string
  const placed = await world.request('POST', '/store/api/v1/cart/place', placement({ email, payment_id }), {
    ...{ cart, key: `other-order-${skip}` },
  })
  if (placed.status !== 201) throw new Error(`The order was refused: ${JSON.stringify(placed.body)}`)
  return placed.body.order
}

/** A guest's cart, a quotation for it and the order. */
export async function guest(world: World, record: Recording): Promise<PlacedOrder> {
  const [fan, duct, belt] = (await samples(world, 3, 50, 60)).map(({ id }) => id)
  const { cart: first, meta } = await record(
    'addCartItem',
    { body: { id: fan, amount: 1 } },
    { body: { id: 999_999_999, amount: 1 } },
  )
  const cart = meta.custom.guestCartToken as string
  const [{ id }] = first.items
  const { cart: filled } = await record('addCartItems', {
    cart,
    body: {
      items: [
        { id: duct, amount: 2 },
        { id: belt, amount: 1 },
      ],
    },
  })
  await record('updateCartItem', { cart, path: { id }, body: { amount: 2 } }, { body: { amount: 1.5 } })
  await record('removeCartItem', { cart, path: { id: filled.items.at(-1).id } })
  await record('setCoupon', { cart, body: { couponCode: 'VANEK10' } }, { body: { couponCode: 'NEZNAM' } })
  await record('removeCoupon', { cart })
  await record('getCart', { cart, query: { shipper_id: 1, payment_id: CARD } })
  await record('validateCart', { cart })
  await record('getCartShippers', { cart })
  await record('getCartPayments', { cart })
  await record('getOrderGifts', { cart })
  const quote = await record('createQuote', { cart, body: { name: 'Jan Novák', note: 'Na stavbu v Lhotě' } })
  await record('getQuote', { path: { token: quote.token } })
  await record('getQuoteDocument', { path: { token: quote.token } })
  const { order } = await record('placeOrder', { cart, body: placement({ email, payment_id: CARD }) })
  await record('getOrderByToken', { path: { token: order.token } })

  const left = await world.request('POST', '/store/api/v1/cart/items', { id: duct, amount: 1 })
  await record('clearCart', { cart: left.body.meta.custom.guestCartToken })
  await record('requestOrderLookup', {
    body: { code: order.code, email, callbackUrl: 'http://shop.test/sledovani-objednavky/odkaz' },
  })
  const link = await linkTo(world, email)
  await record('openOrderLookup', { body: { token: link.searchParams.get('token') } })
  await record('subscribeNewsletter', {
    body: { email, callbackUrl: 'http://shop.test/aktivovat', source: 'footer', terms: true },
  })
  const confirmation = await linkTo(world, email)
  await record('activate', { body: { token: confirmation.searchParams.get('token') } })
  await record('sendContactForm', {
    body: { name: 'Jan Novák', email, phone: '+420 777 111 222', message: 'Je ventilátor vhodný do sauny?' },
  })
  return order
}

export { CARD, COD }
