import { getCart } from '../../cart/calls.ts'
import type { Cart } from '../../cart/types.ts'
import { getCartPayments, getCartShippers, getOrderGifts } from '../../checkout/calls.ts'
import { getDeliveryTimes } from '../../checkout/list-calls.ts'
import { contractError, type ShopError } from '../../kernel/errors.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { toWallClock } from '../../checkout/rules/calendar.ts'
import { utc } from '../../checkout/rules/delivery-date.ts'
import { selectableGifts } from '../../checkout/rules/gifts.ts'
import { reconcileCheckoutChoice } from '../../checkout/rules/match.ts'
import type { CheckoutCore } from './core.ts'
import { withDeliveryDates } from './dated-shippers.ts'
import { lossesOf } from './losses.ts'
import { newest } from './newest.ts'
import { type BaseState, seenState } from './state.ts'

/** Loads prices, lists and delivery times. A request that was replaced by a newer one is not an error. */
export interface Offers {
  /** Loads the prices of the cart for the current choice. */
  readonly price: () => Promise<Result<null>>
  /** Loads the delivery times of the chosen shipper. */
  readonly loadSlots: () => Promise<void>
  readonly receiveCart: (cart: Cart) => Promise<Result<null>>
  /** Whether the loaded lists belong to this cart. */
  readonly isKnown: (cart: Cart) => boolean
  readonly stop: () => void
}

export function createOffers({ shop, options, getState, patch, choose, warn }: CheckoutCore): Offers {
  const [pricing, listing, timing] = [newest(), newest(), newest()]
  const { calendar = utc } = options
  const { cart: first, gifts: firstGifts } = options.initial
  let known: Pick<Cart, 'id' | 'version'> = first

  const isKnown = ({ id, version }: Cart) => id === known.id && version === known.version
  const isOlder = ({ id, version }: Cart) => id === known.id && version < known.version

  const failed = (error: ShopError): Result<null> => {
    patch({ error })
    return fail(error)
  }

  /** Applies a response, unless the public state cannot be computed with it; then that is the error. */
  const take = (operation: string, change: () => Partial<BaseState>): Result<null> => {
    try {
      const own = change()
      seenState({ ...getState(), ...own }, shop.config.currency)
      patch(own)
      return ok(null)
    } catch (error) {
      shop.config.logger.warn('Could not read an answer', { operation, error })
      return failed(contractError(operation))
    }
  }

  /**
   * @param follows - Whether a cart that has changed meanwhile is loaded; only once, since the back end may change the
   *   cart with every request.
   */
  const price = async (follows = true): Promise<Result<null>> => {
    const { shipper, payment, gifts } = getState().choice
    patch({ stale: true })
    const selection = {
      ...(shipper !== null && { shipperId: shipper }),
      ...(payment !== null && { paymentId: payment }),
      orderGifts: gifts,
    }
    const answer = await pricing.ask((signal) => getCart(shop, selection, { signal }))
    if (!answer) return ok(null)
    if (!answer.ok) return failed(answer.error)
    const taken = take('getCart', () => ({ cart: answer.data, stale: false, error: null }))
    // the cart has changed meanwhile, so the offers may have changed too
    const hasChanged = taken.ok && follows && !isKnown(answer.data) && !isOlder(answer.data)
    return hasChanged ? receiveCart(answer.data, false) : taken
  }

  const loadSlots = async () => {
    const { shippers, choice } = getState()
    const shipper = shippers.find(({ id }) => id === choice.shipper)
    timing.stop()
    if (!shipper?.hasDeliveryTimes) return patch({ slots: [], slotsPending: false })
    patch({ slotsPending: true })
    const since =
      shipper.delivery.nearestDeliveryDate ?? toWallClock(new Date(shop.config.clock.now()), calendar.timeZone).date
    const answer = await timing.ask((signal) => getDeliveryTimes(shop, { since, shipperId: shipper.id }, { signal }))
    if (!answer) return
    const slots = answer.ok ? answer.data : []
    if (!take('getDeliveryTimes', () => ({ slots })).ok) return patch({ slotsPending: false })
    patch({ slotsPending: false })
    const { choice: now } = getState()
    const gone = answer.ok && now.deliveryTimeSlot !== null && !slots.some(({ id }) => id === now.deliveryTimeSlot)
    if (gone) choose({ ...now, deliveryTimeSlot: null })
  }

  const recheckGifts = () => {
    // without a list of gifts, chosen gifts cannot be checked
    if (!firstGifts) return
    const { choice, offers, cart } = getState()
    const gifts = selectableGifts(choice.gifts, offers, cart.prices)
    if (gifts === choice.gifts) return
    choose({ ...choice, gifts })
    warn(['gift_unavailable'])
  }

  /** Loads the lists again; null if a newer request has replaced this one. */
  const refetch = async (): Promise<Result<null> | null> => {
    const answers = await listing.ask((signal) =>
      Promise.all([
        getCartShippers(shop, {}, { signal }),
        getCartPayments(shop, {}, { signal }),
        firstGifts ? getOrderGifts(shop, {}, { signal }) : null,
      ]),
    )
    if (!answers) return null
    const [shippers, payments, gifts] = answers
    if (!shippers.ok) return failed(shippers.error)
    if (!payments.ok) return failed(payments.error)
    const offers = gifts?.ok ? { offers: gifts.data } : {}
    const now = new Date(shop.config.clock.now())
    return take('getCartShippers', () => ({
      shippers: withDeliveryDates(getState().cart, shippers.data, now, calendar),
      ...{ payments: payments.data, ...offers, error: null },
    }))
  }

  const rematch = () => {
    const { choice, shippers, payments } = getState()
    const matched = reconcileCheckoutChoice(choice, shippers, payments)
    if (matched === choice) return
    choose(matched)
    warn(lossesOf(choice, matched, payments))
  }

  const receiveCart = async (cart: Cart, follows = true): Promise<Result<null>> => {
    if (isOlder(cart)) return ok(null)
    known = cart
    // pending prices belong to the previous cart
    pricing.stop()
    patch({ cart, stale: true })
    recheckGifts()
    const lists = await refetch()
    if (!lists?.ok) return lists ?? ok(null)
    recheckGifts()
    rematch()
    const [priced] = await Promise.all([price(follows), loadSlots()])
    return priced
  }

  /** A response of another shape is an error of the checkout: its promises never reject. */
  const read = <T>(run: () => Promise<T>): Promise<T | Result<null>> =>
    run().catch(() => failed(contractError('getCart')))

  return {
    price: () => read(price),
    loadSlots: async () => void (await read(loadSlots)),
    receiveCart: (cart) => read(() => receiveCart(cart)),
    isKnown,
    stop: () => [pricing, listing, timing].forEach(({ stop }) => stop()),
  }
}
