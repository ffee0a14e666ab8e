import { createHash } from 'node:crypto'
import type { Catalogue } from '../../seed/catalogue.ts'
import { REMOVED_VARIANT } from '../../seed/goods-of.ts'
import type { PastLine, PastOrder } from '../../seed/past-orders.ts'
import { loadGoods, type Goods, type GoodsById } from '../cart/goods.ts'
import type { CartLine } from '../cart/load.ts'
import { priceCart } from '../cart/price.ts'
import { inPrague } from '../clock.ts'
import type { Queries } from '../db/transaction.ts'
import { addWorkingDays } from '../delivery/days.ts'
import { NEW_COURSE } from '../fulfilment/course.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import { fromMajor } from '../money.ts'
import { composeOrder } from '../orders/compose.ts'
import { withTransfer } from '../orders/transfer.ts'
import { HOME_CURRENCY } from '../pricing/currency.ts'
import type { PriceList } from '../pricing/price-list.ts'
import { settingsOf } from './settings.ts'
import { branchOf, placementOf } from './past-placement.ts'

/** Rows of orders of the demo customers, priced and composed like any order, at current prices. */
export async function pastOrderRows(q: Queries, seed: Catalogue, secret: string) {
  const ids = seed.pastOrders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
  const goods = await loadGoods(q, ids)
  const shippers = await q.selectFrom('shippers').selectAll().execute()
  const payments = await q.selectFrom('payments').selectAll().execute()
  const taken = new Set((await q.selectFrom('orders').select('code').execute()).map(({ code }) => code))

  const settings = settingsOf(seed)
  const rows = seed.pastOrders.flatMap((past) => {
    const { number, customerId, created, shipperId, paymentId, state } = past
    const customer = seed.customers.find((one) => one.id === customerId)
    const shipper = shippers.find((one) => one.id === shipperId)
    const payment = payments.find((one) => one.id === paymentId)
    const { day } = inPrague(new Date(created))
    const code = `${day.slice(2, 4)}${String(number).padStart(5, '0')}`
    if (customer === undefined || shipper === undefined || payment === undefined || taken.has(code)) return []
    const cart = cartOf(past, goods)
    const list: PriceList = {
      code: customer.variantHash,
      percentOff: seed.priceLists.find((one) => one.code === customer.variantHash)?.percentOff ?? 0,
      currency: HOME_CURRENCY,
    }
    const choice = { shipper: { price: shipper.price, freeFrom: shipper.free_from }, payment }
    const totals = priceCart(cart, list, new Date(created), choice)
    const branch = branchOf(seed, customer, past.shipperId)
    const placement = placementOf(customer, past, branch)
    const composed = composeOrder({
      ...{ cart, list, totals, shipper, branch, payment, gifts: [], placement, payment_state: state },
      newsletterPending: false,
      ...{ deliveryTime: null, nearest: addWorkingDays(day, shipper.doc.transitDays) },
    })
    // removed goods have no page
    const items = composed.items.map((item) => (item.variantId === REMOVED_VARIANT ? { ...item, slug: null } : item))
    const doc = withTransfer({ ...composed, items }, code, settings)
    const id = uuidOf(`order ${number}`)
    const order = {
      ...{ id, code, cart_id: cart.row.id, customer_id: customerId, created, placement, doc },
      ...{
        token_hash: hashToken(tokenOf(secret, 'order', id)),
        total: totals.total,
        payment_state: state,
        course: NEW_COURSE,
        due: created,
        credits: 0,
      },
    }
    const itemRows = items.map((item) => ({
      ...{ order_id: id, position: item.id, variant_id: item.variantId, name: item.name, amount: item.amount },
      total: fromMajor(item.prices.totalWithTax),
    }))
    return [{ cart: cart.row, order: order, items: itemRows }]
  })
  return {
    carts: rows.map(({ cart }) => cart),
    orders: rows.map(({ order }) => order),
    items: rows.flatMap(({ items }) => items),
  }
}

function cartOf({ number, customerId, created, lines }: PastOrder, goods: GoodsById) {
  const row = {
    ...{ id: uuidOf(`cart ${number}`), token_hash: null, customer_id: customerId, version: lines.length + 1 },
    ...{ coupon_code: null, credits: 0, ordered: true, created, touched: created },
    ...{ customer: null, shipping_address: null, billing_address: null, comment: null },
  }
  return { row, lines: lines.flatMap((line, at) => lineOf(line, at, goods)), coupon: null, credits: 0 }
}

function lineOf({ variantId, amount, removedName }: PastLine, at: number, goods: GoodsById): CartLine[] {
  const found = goods.get(variantId)
  if (found === undefined) return []
  const line = { id: at + 1, parentId: null, amount, ownLine: false, credits: 0, seenPrice: null, custom: null }
  return [{ ...(removedName === null ? found : removedGoods(found, removedName)), ...line }]
}

function removedGoods({ variant, product, warehouses }: Goods, name: string): Goods {
  const images = variant.doc.images.map((image) => ({ ...image, alt: name }))
  return {
    variant: {
      ...variant,
      id: REMOVED_VARIANT,
      name: '',
      fullname: name,
      catalog_code: 'BRZ-MINI-20',
      marketing_code: 'BRZ-MINI-20',
      doc: { ...variant.doc, images },
    },
    product: { ...product, id: REMOVED_VARIANT, name, image: product.image && { ...product.image, alt: name } },
    warehouses,
  }
}

/** A deterministic UUID. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
