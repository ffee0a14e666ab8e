import { randomUUID } from 'node:crypto'
import { goodsPrice, linesOf, requireCart, openCart, totals } from './cart.mjs'
import { newToken } from './database.mjs'
import { crowns, currency, linePrices, withoutTax } from './money.mjs'
import { isOnline, paymentUrl } from './payments.mjs'
import { ApiError } from './api-error.mjs'
import { cartPayments, cartShippers, offers, paymentOf, shipperOf } from './delivery-and-payment.mjs'

export const getShippers = () => offers()
export const getCartShippers = ({ db, token }) => cartShippers(goodsPrice(linesOf(db, openCart(db, token))))
export const getCartPayments = ({ db, token }) => {
  openCart(db, token)
  return cartPayments()
}

function checkLines(lines) {
  if (lines.length === 0) throw new ApiError(409, 'cart_empty')
  for (const { product } of lines) {
    const pieces = lines.filter((line) => line.product.id === product.id).reduce((sum, { amount }) => sum + amount, 0)
    if (pieces > product.stock) throw new ApiError(409, 'out_of_stock')
  }
}

export function validateCart({ db, token }) {
  checkLines(linesOf(db, requireCart(db, token)))
}

function selectedMethods({ shipper_id, payment_id, branch_id, order_gifts = [], delivery_time_id = null }) {
  const [shipper, payment] = [shipperOf(shipper_id), paymentOf(payment_id)]
  if (!shipper) throw new ApiError(422, 'shipper_unavailable', ['shipper_id'])
  if (!payment || shipper.blockedPayments.includes(payment_id))
    throw new ApiError(422, 'payment_unavailable', ['payment_id'])
  const branch = shipper.branches?.find(({ id }) => id === branch_id)
  if (shipper.requiredBranch && !branch) throw new ApiError(422, 'branch_required', ['branch_id'])
  if (order_gifts.length > 0) throw new ApiError(409, 'gift_unavailable', ['order_gifts'])
  if (delivery_time_id !== null) throw new ApiError(409, 'delivery_time_unavailable', ['delivery_time_id'])
  return { shipper, payment, branch }
}

const orderLine = ({ id, variant_id, amount, product }) => {
  const { unitWithTax, unitWithoutTax, totalWithTax, totalWithoutTax } = linePrices(product.price, amount)
  const code = `V-${String(product.id).padStart(4, '0')}`
  return {
    ...{ id, productId: product.id, variantId: variant_id, slug: product.slug, name: product.name },
    ...{ productName: product.name, variantName: null, categoryFullname: product.category_title, brand: null },
    ...{ marketingCode: code, catalogCode: code, amount, unit: 'ks', vatPercent: 21, image: null },
    prices: { unitWithTax, unitWithoutTax, totalWithTax, totalWithoutTax },
    attributes: { discount: false },
  }
}

function orderPrices({ items, itemsWithout, delivery, fee, total, totalWithout }) {
  return {
    ...{ itemsWithTax: crowns(items), itemsWithoutTax: crowns(itemsWithout), roundingWithTax: 0 },
    ...{ shipperPriceWithTax: crowns(delivery), shipperPriceWithoutTax: crowns(withoutTax(delivery)) },
    ...{ paymentPriceWithTax: crowns(fee), paymentPriceWithoutTax: crowns(withoutTax(fee)) },
    ...{ totalWithTax: crowns(total), totalWithoutTax: crowns(totalWithout) },
  }
}

function newNumber(db) {
  const { next } = db.get('select next from numbers')
  db.run('update numbers set next = next + 1')
  return String(next)
}

const responseOf = (order, origin) => ({
  order,
  payment: { redirectUrl: order.payment.state === 'pending' ? paymentUrl(origin, order.token) : null },
})

/** The order that was placed from a cart, if there is one. */
export function orderOfCart(db, token, origin) {
  const cart = token === undefined ? undefined : db.get('select order_id from carts where token = ?', [token])
  const row = cart?.order_id ? db.get('select doc from orders where id = ?', [cart.order_id]) : undefined
  return row && responseOf(JSON.parse(row.doc), origin)
}

export function placeOrder({ db, token, origin, body }) {
  const placed = orderOfCart(db, token, origin)
  if (placed) return placed
  const cart = requireCart(db, token)
  const lines = linesOf(db, cart)
  checkLines(lines)
  const { shipper, payment, branch } = selectedMethods(body)
  const amounts = totals(lines, shipper, payment)
  if (body.expected_total !== undefined && crowns(amounts.total) > body.expected_total)
    throw new ApiError(409, 'price_changed', ['expected_total'])
  for (const { product, amount } of lines)
    db.run('update products set stock = stock - ? where id = ?', [amount, product.id])
  const created = new Date().toISOString()
  const order = {
    ...{ id: randomUUID(), code: newNumber(db), token: newToken(), created, status: 'received' },
    ...{ events: [{ kind: 'received', at: created }], parcels: [], items: lines.map(orderLine) },
    ...{ prices: orderPrices(amounts), currencyCode: currency.code, couponCode: null },
    customer: { email: body.email, name: body.name, phone: body.phone },
    ...{ billingAddress: body.billing_address, shipping: body.shipping, business: body.business },
    shipper: {
      ...{ id: shipper.id, name: shipper.name, type: shipper.type },
      branch: branch ? { id: branch.id, name: branch.name } : null,
    },
    payment: {
      id: payment.id,
      name: payment.name,
      code: payment.code,
      state: isOnline(payment) ? 'pending' : 'offline',
    },
    ...{
      comment: body.comment ?? null,
      custom: body.custom ?? {},
      attributes: { cartId: String(cart.id), GDPR: { zbozicz: false, heureka: false } },
    },
  }
  db.run('insert into orders values (?, ?, ?)', [order.id, order.token, JSON.stringify(order)])
  db.run('update carts set order_id = ? where id = ?', [order.id, cart.id])
  return responseOf(order, origin)
}

export function getOrderByToken({ db, path: { token } }) {
  const row = db.get('select doc from orders where token = ?', [token])
  if (!row) throw new ApiError(404, 'not_found')
  return JSON.parse(row.doc)
}
