import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sumAmounts } from '../amount.ts'
import { limitsOf } from '../cart/answer.ts'
import { buyerOf } from '../cart/buyer.ts'
import type { Gift } from '../cart/gifts.ts'
import { loadCart, type CartLine, type CartRow } from '../cart/load.ts'
import { obstaclesOf, outOfStockTitle } from '../cart/obstacles.ts'
import { priceCart } from '../cart/price.ts'
import { inPrague } from '../clock.ts'
import { nearestDate } from '../delivery/collect-cart.ts'
import { reserveDeliveryTime } from '../delivery/reserve-time.ts'
import { Refusal, refusal } from '../http/errors.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import { sanitizedOrder } from '../mail/sanitize-order.ts'
import { linkIn } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { orderMail, placedMail } from '../mail/texts.ts'
import { plan } from '../fulfilment/run-steps.ts'
import { fromMajor } from '../money.ts'
import { payLink, startPayment } from '../payments/attempts.ts'
import { stateAtFirst } from '../payments/state.ts'
import type { Currency } from '../pricing/currency.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { Settings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import { chosenDelivery } from './check.ts'
import { composeOrder } from './compose.ts'
import { isOwnEmail } from './consents.ts'
import { countCouponUse, spendCredits } from './discounts.ts'
import { chosenGifts } from './gifts.ts'
import { reserve, type Need } from './reserve.ts'
import { checkInvoiced, invoiceDaysOf, isPayable } from './on-invoice.ts'
import { withTransfer } from './transfer.ts'
import { orderView, type OrderRow } from './view.ts'

/**
 * Places an order from a locked cart, in the caller's transaction. Loads and prices everything again, reserves stock, uses
 * coupon and credits, stores the order, sends its mails and closes the cart.
 */
export async function placeCart(
  services: Services,
  identity: Identity,
  cartRow: CartRow,
  { placement, settings, currency }: { placement: Shop['OrderPlacement']; settings: Settings; currency: Currency },
): Promise<OrderRow> {
  const { database, clock, secret } = services
  const { q } = database
  const cart = await loadCart(q, cartRow)
  const buyer = await buyerOf(services, identity, currency)
  const obstacles = obstaclesOf(cart, buyer, limitsOf(settings, currency), clock.now())
  if (obstacles.length > 0) throw new Refusal(409, obstacles)
  const { list } = buyer
  const { shipper, payment, branch } = await chosenDelivery(q, placement, cart.lines)
  const invoiceDays = invoiceDaysOf(buyer.customer)
  if (!isPayable(payment, { currency, settings, invoiceDays }))
    throw refusal('payment_unavailable', { field: 'payment_id' })
  checkInvoiced(payment, placement)
  const { goods } = priceCart(cart, list, clock.now())
  const gifts = await chosenGifts(q, placement.order_gifts ?? [], { cart, goods, currency })
  const choice = { shipper: { price: shipper.price, freeFrom: shipper.free_from }, payment, gifts }
  const totals = priceCart(cart, list, clock.now(), choice)
  if (placement.expected_total !== undefined && fromMajor(placement.expected_total) < totals.total)
    throw refusal('price_changed')

  const reserved = await reserve(q, needsOf(cart.lines, gifts), branch?.warehouse_id ?? null)
  if (!reserved.ok) throw missing(reserved.variantId, cart.lines)
  if (cart.coupon !== null) await countCouponUse(services, cart.coupon)
  await spendCredits(services, identity, totals.credits)
  const nearest = nearestDate(clock.now(), shipper, branch, cart.lines)
  const deliveryTime = await reserveDeliveryTime(q, placement.delivery_time_id, shipper, nearest)

  const id = randomUUID()
  const payment_state = stateAtFirst(payment.code, totals.total)
  const code = await nextCode(services)
  const composed = composeOrder({
    ...{ cart, list, totals, shipper, branch, payment, gifts, placement },
    ...{ payment_state, deliveryTime, nearest },
    invoiceDays,
    newsletterPending: placement.newsletter === true && !isOwnEmail(identity, placement.email),
  })
  const doc = withTransfer(composed, code, settings)
  const { password: _password, password_confirmation: _confirmation, ...details } = placement
  const row = await q
    .insertInto('orders')
    .values({
      id,
      code,
      token_hash: hashToken(tokenOf(secret, 'order', id)),
      cart_id: cartRow.id,
      customer_id: identity.kind === 'customer' ? identity.customer.id : null,
      created: clock.now().toISOString(),
      total: totals.total,
      credits: totals.credits,
      payment_state,
      placement: JSON.stringify(details),
      doc: JSON.stringify(doc),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await q
    .insertInto('order_items')
    .values(
      doc.items.map((item) => ({
        order_id: id,
        position: item.id,
        variant_id: item.variantId,
        name: item.name,
        amount: item.amount,
        total: fromMajor(item.prices.totalWithTax),
      })),
    )
    .execute()
  if (reserved.taken.length > 0)
    await q
      .insertInto('reservations')
      .values(
        reserved.taken.map(({ variantId, warehouseId, amount }) => ({
          order_id: id,
          variant_id: variantId,
          warehouse_id: warehouseId,
          amount,
        })),
      )
      .execute()
  await q
    .updateTable('carts')
    .set({ ordered: true, touched: clock.now().toISOString() })
    .where('id', '=', cartRow.id)
    .execute()
  if (payment_state === 'pending') await startPayment(services, row)
  else await plan(services, row)
  const toPay = payment_state === 'pending' ? payLink(services, id) : null
  const order = orderView(row, services)
  await sendMail(services, placedMail(settings.contact.email, order, placement.utm ?? {}))
  const mailed = isOwnEmail(identity, placement.email) ? order : sanitizedOrder(order)
  const lookup = identity.kind === 'customer' ? null : linkIn('order_lookup', services, { cislo: code })
  await sendMail(services, orderMail(mailed, services.shopOrigin, { toPay, lookup }))
  return row
}

/** Total amounts by variant; a variant can be in several lines and also be a gift. */
function needsOf(lines: readonly CartLine[], gifts: readonly Gift[]): Need[] {
  const needs = new Map<number, Need>()
  const add = (variantId: number, amount: number, strict: boolean): void => {
    needs.set(variantId, { variantId, amount: sumAmounts(amount, needs.get(variantId)?.amount ?? 0), strict })
  }
  for (const { variant, amount } of lines) add(variant.id, amount, variant.check_stock)
  for (const { variant } of gifts) add(variant.id, 1, true)
  return [...needs.values()]
}

function missing(variantId: number, lines: readonly CartLine[]): Error {
  const line = lines.find(({ variant }) => variant.id === variantId)
  if (line === undefined) return refusal('gift_unavailable', { field: 'order_gifts' })
  return refusal('out_of_stock', { field: `items.${line.id}`, title: outOfStockTitle(line) })
}

async function nextCode({ database, clock }: Services): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(database.q)
  return `${inPrague(clock.now()).day.slice(2, 4)}${String(rows[0]?.number ?? 0).padStart(5, '0')}`
}
