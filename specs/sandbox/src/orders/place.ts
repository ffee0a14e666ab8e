import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { touchCart } from '../cart/find.ts'
import { loadCart, type CartLine, type CartRow } from '../cart/load.ts'
import { couponHolds, pricedLine, priceCart } from '../cart/price.ts'
import { inPrague } from '../clock.ts'
import { refusal } from '../http/errors.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import { sendMail } from '../mail/send.ts'
import { orderMail } from '../mail/texts.ts'
import { fromMajor } from '../money.ts'
import type { Services } from '../services.ts'
import { priceListOf, type Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'
import { chosenDelivery } from './check.ts'
import { composeOrder } from './compose.ts'
import { chosenGifts, type GiftLine } from './gifts.ts'
import { reserve, type Need } from './reserve.ts'
import { orderView, type OrderRow } from './view.ts'

/**
 * Makes an order of a locked cart, inside the caller's transaction: everything is read and priced anew, stock, coupon and
 * credits are taken, the order, its mail and the end of the cart are written.
 */
export async function placeCart(
  services: Services,
  identity: Identity,
  cartRow: CartRow,
  placement: Shop['OrderPlacement'],
): Promise<OrderRow> {
  const { database, clock, secret } = services
  const { q } = database
  const cart = await loadCart(q, cartRow)
  if (cart.lines.length === 0) throw refusal('cart_empty')
  const list = await priceListOf(services, identity)
  if (cart.lines.some((line) => !line.product.saleable || pricedLine(line, list).unit <= 0))
    throw refusal('not_saleable')
  const { shipper, payment, branch } = await chosenDelivery(q, placement, cart.lines)
  const choice = { shipper: { price: shipper.price, freeFrom: shipper.free_from }, payment }
  const totals = priceCart(cart, list, clock.now(), choice)
  if (cart.coupon !== null && !couponHolds(cart.coupon, totals.items, clock.now())) throw refusal('coupon_invalid')
  if (placement.expected_total !== undefined && fromMajor(placement.expected_total) < totals.total)
    throw refusal('price_changed')
  const gifts = await chosenGifts(q, placement.order_gifts ?? [], totals.goods)

  const reserved = await reserve(q, needsOf(cart.lines, gifts), branch?.warehouseId ?? null)
  if (!reserved.ok) throw missing(reserved.variantId, cart.lines)
  if (cart.coupon !== null) await takeCoupon(services, cart.coupon.code)
  if (totals.credits > 0) await takeCredits(services, identity, totals.credits)

  const id = randomUUID()
  const doc = composeOrder({ cart, list, totals, shipper, payment, gifts, placement })
  const { password: _password, password_confirmation: _confirmation, ...kept } = placement
  const row = await q
    .insertInto('orders')
    .values({
      id,
      code: await nextCode(services),
      token_hash: hashToken(tokenOf(secret, 'order', id)),
      cart_id: cartRow.id,
      customer_id: identity.kind === 'customer' ? identity.customer.id : null,
      created: clock.now().toISOString(),
      total: totals.total,
      placement: JSON.stringify(kept),
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
  await touchCart(services, cartRow)
  await q.updateTable('carts').set({ ordered: true }).where('id', '=', cartRow.id).execute()
  await sendMail(services, orderMail(orderView(row, secret), services.shopOrigin))
  return row
}

/** Pieces by variant; the same variant may stand in several lines, and be a gift besides. */
function needsOf(lines: readonly CartLine[], gifts: readonly GiftLine[]): Need[] {
  const needs = new Map<number, Need>()
  const add = (variantId: number, amount: number, strict: boolean): void => {
    needs.set(variantId, { variantId, amount: amount + (needs.get(variantId)?.amount ?? 0), strict })
  }
  for (const { variant, amount } of lines) add(variant.id, amount, variant.check_stock)
  for (const { variant } of gifts) add(variant.id, 1, true)
  return [...needs.values()]
}

function missing(variantId: number, lines: readonly CartLine[]): Error {
  const line = lines.find(({ variant }) => variant.id === variantId)
  if (line === undefined) return refusal('gift_unavailable', { field: 'order_gifts' })
  const title = `Zboží ${line.variant.fullname} už není v tomto množství skladem. Snižte prosím množství.`
  return refusal('out_of_stock', { field: `items.${line.id}`, title })
}

async function takeCoupon({ database }: Services, code: string): Promise<void> {
  const { numUpdatedRows } = await database.q
    .updateTable('coupons')
    .set({ uses_left: sql`uses_left - 1` })
    .where('code', '=', code)
    .where((of) => of.or([of('uses_left', 'is', null), of('uses_left', '>', 0)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw refusal('coupon_invalid')
}

/** Credits that were spent elsewhere in between make the order dearer than the shopper saw. */
async function takeCredits({ database }: Services, identity: Identity, credits: number): Promise<void> {
  if (identity.kind !== 'customer') return
  const { numUpdatedRows } = await database.q
    .updateTable('customers')
    .set({ credits: sql`credits - ${credits}` })
    .where('id', '=', identity.customer.id)
    .where('credits', '>=', credits)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw refusal('price_changed')
}

async function nextCode({ database, clock }: Services): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(database.q)
  return `${inPrague(clock.now()).day.slice(2, 4)}${String(rows[0]?.number ?? 0).padStart(5, '0')}`
}
