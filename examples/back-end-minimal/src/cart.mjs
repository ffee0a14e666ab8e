import { availability, findProducts, maxAmount, productOf, variantOf } from './catalogue.mjs'
import { newToken } from './database.mjs'
import { crowns, currency, freeShippingAt, linePrices, withoutTax } from './money.mjs'
import { ApiError } from './api-error.mjs'
import { paymentOf, shipperOf, shipperPrice } from './delivery-and-payment.mjs'

const maxLines = 500

/** The open cart of a token; undefined without a token. */
export function openCart(db, token) {
  if (token === undefined) return undefined
  const cart = db.get('select * from carts where token = ? and order_id is null', [token])
  if (!cart) throw new ApiError(404, 'cart_not_found')
  return cart
}

export function requireCart(db, token) {
  const cart = openCart(db, token)
  if (!cart) throw new ApiError(404, 'cart_not_found')
  return cart
}

/** The lines of a cart with their products. */
export const linesOf = (db, cart) =>
  cart === undefined
    ? []
    : db.all('select * from lines where cart_id = ? order by id', [cart.id]).map((line) => {
        const [product] = findProducts(db, 'p.id = ?', [productOf(line.variant_id)])
        return { ...line, product }
      })

export const goodsPrice = (lines) => lines.reduce((sum, { amount, product }) => sum + product.price * amount, 0)

/** All totals, in hellers. */
export function totals(lines, shipper, payment) {
  const items = goodsPrice(lines)
  const itemsWithout = lines.reduce((sum, { amount, product }) => sum + withoutTax(product.price * amount), 0)
  const delivery = shipper && shipperPrice(shipper, items)
  const fee = payment?.price
  const total = items + (delivery ?? 0) + (fee ?? 0)
  const totalWithout = itemsWithout + withoutTax(delivery ?? 0) + withoutTax(fee ?? 0)
  return { items, itemsWithout, delivery, fee, total, totalWithout }
}

const optional = (amount) => (amount === undefined ? null : crowns(amount))

function prices(lines, shipper, payment) {
  const { items, itemsWithout, delivery, fee, total, totalWithout } = totals(lines, shipper, payment)
  return {
    ...{ itemsWithTax: crowns(items), itemsWithoutTax: crowns(itemsWithout) },
    ...{ totalWithTax: crowns(total), totalWithoutTax: crowns(totalWithout) },
    ...{ totalOriginalWithTax: crowns(total), totalOriginalWithoutTax: crowns(totalWithout) },
    ...{ giftsWithTax: 0, giftsWithoutTax: 0, discountWithTax: 0, discountWithoutTax: 0, roundingWithTax: 0 },
    ...{ shipperPriceWithTax: optional(delivery), paymentPriceWithTax: optional(fee) },
    shipperPriceWithoutTax: delivery === undefined ? null : crowns(withoutTax(delivery)),
    paymentPriceWithoutTax: fee === undefined ? null : crowns(withoutTax(fee)),
    ...{ freeShippingAt: crowns(freeShippingAt), missingToFreeShipping: crowns(Math.max(0, freeShippingAt - items)) },
    ...{ discountLimitPriceWithVat: crowns(items), minimumOrderAt: null, missingToMinimumOrder: null },
  }
}

function lineView({ id, variant_id: variantId, amount, product }) {
  const code = `V-${String(product.id).padStart(4, '0')}`
  return {
    ...{ id, productId: product.id, variantId, type: 'shop_product', name: product.name, amount, items: [] },
    product: {
      ...{ id: product.id, name: product.name, slug: product.slug, categoryFullname: product.category_title },
      ...{ brand: null, marketingCode: code, mainImage: null },
    },
    variant: { id: variantId, name: product.name, isDefault: true },
    shoppable: {
      ...{ id: variantId, name: product.name, marketingCode: code, catalogCode: code, unit: 'ks', mainImage: null },
      ...{ availability: availability(product.stock), warehouses: [] },
    },
    prices: linePrices(product.price, amount),
    ...(amount > product.stock
      ? { notices: [{ code: 'stock_low', title: `Skladem už je jen ${product.stock} ks.` }] }
      : {}),
  }
}

export function cartView(db, cart, choice = {}) {
  const lines = linesOf(db, cart)
  return {
    ...{ id: cart ? String(cart.id) : null, version: cart?.version ?? 0, currencyCode: currency.code },
    items: lines.map(lineView),
    prices: prices(lines, shipperOf(choice.shipper_id), paymentOf(choice.payment_id)),
    ...{ customer: null, shippingAddress: null, billingAddress: null, hasCustomShippingAddress: false },
    ...{ comment: null, coupon: null, credits: 0 },
  }
}

export const getCart = ({ db, token, query }) => cartView(db, openCart(db, token), query)

function changed(db, { id }) {
  db.run('update carts set version = version + 1 where id = ?', [id])
  return db.get('select * from carts where id = ?', [id])
}

function checkAmount({ stock }, amount) {
  if (amount > maxAmount) throw new ApiError(422, 'amount_above_maximum', ['amount'])
  if (amount > stock) throw new ApiError(409, 'out_of_stock', ['amount'])
}

const checkInteger = (amount) => {
  if (!Number.isInteger(amount)) throw new ApiError(422, 'amount_off_step', ['amount'])
}

export function newCart(db) {
  db.run('insert into carts (token) values (?)', [newToken()])
  return db.get('select * from carts where id = last_insert_rowid()')
}

export function addCartItem({ db, cart: known, body: { id, amount, newLine, parent_id, credits } }) {
  checkInteger(amount)
  if (parent_id) throw new ApiError(409, 'parent_not_found', ['parent_id'])
  if (credits) throw new ApiError(422, 'credits_insufficient', ['credits'])
  const [product] = findProducts(db, 'p.id = ?', [productOf(id)])
  if (!product || variantOf(product.id) !== id) throw new ApiError(404, 'not_found', ['id'])
  const lines = linesOf(db, known)
  const inCart = lines.filter((line) => line.variant_id === id).reduce((sum, line) => sum + line.amount, 0)
  checkAmount(product, inCart + amount)
  if (lines.length >= maxLines) throw new ApiError(409, 'too_many')
  const cart = known ?? newCart(db)
  const same = newLine ? undefined : lines.find((line) => line.variant_id === id)
  if (same) db.run('update lines set amount = amount + ? where id = ?', [amount, same.id])
  else db.run('insert into lines (cart_id, variant_id, amount) values (?, ?, ?)', [cart.id, id, amount])
  const lineId = same?.id ?? Number(db.get('select last_insert_rowid() as id').id)
  const view = cartView(db, changed(db, cart))
  return {
    ...{ cart: view, addedItem: view.items.find((line) => line.id === lineId), changedAmount: amount, warnings: [] },
    meta: { custom: { guestCartToken: cart.token } },
  }
}

function ownLine(db, cart, id) {
  const line = linesOf(db, cart).find((one) => one.id === id)
  if (!line) throw new ApiError(404, 'not_found')
  return line
}

export function updateCartItem({ db, token, path: { id }, body: { amount } }) {
  const cart = requireCart(db, token)
  const line = ownLine(db, cart, id)
  checkInteger(amount)
  checkAmount(line.product, amount)
  db.run('update lines set amount = ? where id = ?', [amount, id])
  const view = cartView(db, changed(db, cart))
  const updatedItem = view.items.find((one) => one.id === id)
  return { cart: view, updatedItem, changedAmount: amount - line.amount, warnings: [] }
}

export function removeCartItem({ db, token, path: { id } }) {
  const cart = requireCart(db, token)
  ownLine(db, cart, id)
  db.run('delete from lines where id = ?', [id])
  return { cart: cartView(db, changed(db, cart)) }
}

export function clearCart({ db, token }) {
  const cart = requireCart(db, token)
  db.run('delete from lines where cart_id = ?', [cart.id])
  return { cart: cartView(db, changed(db, cart)) }
}
