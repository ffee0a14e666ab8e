import { unwrap } from '@vanek/sdk'
import { type Cart, invalidCartItems } from '@vanek/sdk/cart'
import {
  allowedStep,
  findPickupBranch,
  type CheckoutStep,
  withDeliveryDates,
  type DeliveryTime,
  getCartPayments,
  getCartShippers,
  getDeliveryTimes,
  getPickupBranches,
  reconcileCheckoutChoice,
  type PartialChoice,
  type Payment,
  type PickupBranch,
  checkoutProgress,
  type Shipper,
} from '@vanek/sdk/checkout'
import { redirect } from 'react-router-dom'
import { readChoice } from '../../../entities/cart/choice-cookie.ts'
import { forgetLost, type GiftOffer, loadCart, loadGifts, noGifts } from '../../../entities/cart/load-cart.ts'
import { removeInvalid, type RemovedInvalid } from '../../../entities/cart/remove-invalid.ts'
import type { PageEnv, VisitorEnv } from '../../../lib/page/env.ts'
import { stepPaths } from '../../../lib/paths/checkout.ts'
import { calendar, dateAt } from '../../../market/calendar.ts'

/** The delivery times that a shipper offers, starting with its nearest day; empty if they are unknown. */
export async function slotsOf({ shop }: PageEnv, { id, delivery }: Shipper): Promise<readonly DeliveryTime[]> {
  const since = delivery.nearestDeliveryDate ?? dateAt(shop.config.clock.now())
  const times = await getDeliveryTimes(shop, { since, shipperId: id })
  // without them any time applies
  return times.ok ? times.data : []
}

/** The chosen delivery time; null if none is chosen or it is not offered any more. */
export async function chosenSlot(env: PageEnv, shipper: Shipper, id: number | null): Promise<DeliveryTime | null> {
  if (id === null || !shipper.hasDeliveryTimes) return null
  return (await slotsOf(env, shipper)).find((slot) => slot.id === id) ?? null
}

/**
 * The chosen pickup place: a branch in the shipper's own list, otherwise a point loaded by its id (C7.50). Null if none
 * is chosen or it does not exist any more.
 */
export async function chosenPoint(
  { shop }: Pick<PageEnv, 'shop'>,
  shippers: readonly Shipper[],
  { shipper: id, branch }: PartialChoice,
): Promise<PickupBranch | null> {
  const shipper = shippers.find((each) => each.id === id)
  if (!shipper?.requiredBranch || branch === null) return null
  if (shipper.branches) return findPickupBranch(shipper, branch)
  const { branches } = unwrap(await getPickupBranches(shop, { keys: [branch] }))
  return branches.find((each) => each.id === branch && (each.shipper_id ?? shipper.id) === shipper.id) ?? null
}

/** Parts of a choice that are not available any more (C4.51 to C4.53). */
export type Lost = 'shipper' | 'branch' | 'payment'

/** Data of the steps after the cart. */
export interface CheckoutData {
  /** Priced for the choice. */
  readonly cart: Cart
  readonly shippers: readonly Shipper[]
  readonly payments: readonly Payment[]
  /** The choice, limited to what is available now. */
  readonly choice: PartialChoice
  /** The pickup place; null for other delivery, or if nothing is chosen yet. */
  readonly branch: PickupBranch | null
  readonly lost: readonly Lost[]
  /** Lines that were just removed from the cart. */
  readonly removed: readonly RemovedInvalid[]
  /** Gifts with the order; not loaded unless one is chosen. */
  readonly offer: GiftOffer
}

function lostOf(stored: PartialChoice, now: PartialChoice): readonly Lost[] {
  const isLost = (part: Lost) => stored[part] !== null && now[part] === null
  if (isLost('shipper')) return isLost('payment') ? ['shipper', 'payment'] : ['shipper']
  return (['branch', 'payment'] as const).filter(isLost)
}

/**
 * The cart without lines of products that the shop no longer has: they are removed, and the cart is loaded again (C4.37,
 * C4.39). One without other lines stays as it is, for the cart page.
 */
async function validCart(env: VisitorEnv, choice: PartialChoice): Promise<Pick<CheckoutData, 'cart' | 'removed'>> {
  const cart = await loadCart(env, choice)
  const isInvalid = (item: Cart['items'][number]) => invalidCartItems({ items: [item] })[0] === item
  if (cart.items.every(isInvalid)) throw redirect(stepPaths.index, 303)
  const removed = await removeInvalid(env.shop, cart)
  // one that could not be removed is rejected with the order
  if (!removed.ok || removed.data.length === 0) return { cart, removed: [] }
  return { cart: await loadCart(env, choice), removed: removed.data }
}

/** Loads the data of a step. Throws a redirect to an earlier step if this one may not be entered yet (C2.23). */
export async function loadCheckout(env: VisitorEnv, step: CheckoutStep): Promise<CheckoutData> {
  const stored = readChoice(env.cookies)
  const { cart: priced, removed } = await validCart(env, stored)
  const [offered, payments, offer] = await Promise.all([
    getCartShippers(env.shop),
    getCartPayments(env.shop).then(unwrap),
    stored.gifts.length > 0 ? loadGifts(env, priced) : noGifts,
  ])
  // it was just ordered, in another tab or by a request whose response was lost
  if (!offered.ok && offered.error.code === 'cart_not_found') throw redirect(stepPaths.index, 303)
  const shippers = withDeliveryDates(priced, unwrap(offered), new Date(env.shop.config.clock.now()), calendar)
  const fitting = reconcileCheckoutChoice(stored, shippers, payments)
  const branch = await chosenPoint(env, shippers, fitting)
  const choice = {
    ...fitting,
    branch: branch && fitting.branch,
    ...(offer.lost.length > 0 && { gifts: offer.chosen }),
  }
  const same = choice.shipper === stored.shipper && choice.payment === stored.payment && choice.gifts === stored.gifts
  const cart = same ? priced : await loadCart(env, choice)
  const allowed = allowedStep(step, checkoutProgress({ cart, shippers, payments, choice, branch }))
  if (allowed !== step) throw redirect(stepPaths[allowed], 303)
  forgetLost(env.cookies, offer)
  return { cart, shippers, payments, choice, branch, lost: lostOf(stored, choice), removed, offer }
}
