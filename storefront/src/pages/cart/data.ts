import type { Shop } from '@vanek/sdk'
import { getCreditsAmount } from '@vanek/sdk/account'
import { type Cart, getCart } from '@vanek/sdk/cart'
import {
  branchesOn,
  datedShippers,
  type DeliveryFrom,
  deliveryFrom,
  getCartShippers,
  isPersonalPickup,
  type Shipper,
} from '@vanek/sdk/checkout'
import type { PricePair } from '@vanek/sdk/format'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { canBeOrdered } from '@vanek/sdk/product'
import { data, redirect } from 'react-router-dom'
import { keepGifts, readChoice } from '../../entities/cart/choice-cookie.ts'
import { forgetLost, type GiftOffer, loadCart, loadGifts, noGifts } from '../../entities/cart/load-cart.ts'
import { dayText } from '../../entities/delivery/arrival.ts'
import { atBranch } from '../../entities/delivery/delivery-note.ts'
import { pricePair } from '../../entities/price/pairs.ts'
import { type CartIntent, cartIntentFrom, type CartRefusal } from '../../features/cart/commands/intent.ts'
import { performCartIntent, switchedOff } from '../../features/cart/commands/perform.ts'
import { removedLine, removedOf } from '../../features/cart/commands/removed.ts'
import { type Said, say, takeSaid } from '../../features/cart/commands/said.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import type { PageAction, VisitorEnv, VisitorLoader } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { calendar } from '../../market/calendar.ts'
import { wayText } from '../../market/delivery-text.ts'

/** A delivery method of the cart, in words. */
export interface CartWay extends Pick<Shipper, 'id' | 'name'> {
  readonly date: string
  /** The day in words, `v úterý 24. 11.` or `ihned`. */
  readonly day: string
  /** At how many branches; null if at all, or at the chosen one. */
  readonly branches: number | null
  readonly price: PricePair
  readonly chosen: boolean
}

const isSold = ({ items }: Cart): boolean =>
  items.some(({ shoppable }) => shoppable && !canBeOrdered(shoppable.availability))

/** The day of each delivery method of a cart (C9.09 to C9.14); none while something in the cart is unavailable. */
function cartWays(
  cart: Cart,
  shippers: readonly Shipper[],
  { now, chosen, branch }: { readonly now: Date; readonly chosen: number | null; readonly branch: number | null },
): readonly CartWay[] {
  if (isSold(cart)) return []
  return datedShippers(cart, shippers, now, calendar).map((dated) => {
    const shipper = dated.id === chosen ? atBranch(dated, branch) : dated
    const { id, name, delivery } = shipper
    const date = delivery.nearestDeliveryDate ?? dated.delivery.nearestDeliveryDate
    const said = isPersonalPickup(shipper) ? wayText(shipper, date, now) : ''
    const day = /^(ihned|dnes)/.test(said) ? said : dayText(date)
    return {
      ...{ id, name, date, day, branches: branchesOn(shipper, date) },
      ...{ price: pricePair(shipper), chosen: id === chosen },
    }
  })
}

export interface CartData {
  /** Priced with the chosen gifts. */
  readonly cart: Cart
  /** What delivery costs at least; null when nobody knows. */
  readonly deliveryFrom: DeliveryFrom | null
  /** The arrival by each shipper; empty if it is unknown. */
  readonly ways: readonly CartWay[]
  readonly offer: GiftOffer
  /** Loyalty credits of the customer; null for a guest, and when nobody knows. */
  readonly credits: number | null
  /** What a posted form has left to say. */
  readonly said: Said | null
}

const unknown = { deliveryFrom: null, ways: [] }

async function creditsOf({ shop }: VisitorEnv): Promise<number | null> {
  if (!shop.config.tokens.has('auth')) return null
  const credits = await getCreditsAmount(shop)
  return credits.ok ? credits.data : null
}

/** Reads the cart (C2.01), from how much it can be delivered, the gifts to it and the customer's credits. */
export const loader: VisitorLoader<CartData> = async (_args, env) => {
  const { gifts, shipper, branch } = readChoice(env.cookies)
  const cart = await loadCart(env, { gifts })
  const said = takeSaid(env.cookies)
  if (cart.items.length === 0) return { cart, ...unknown, offer: noGifts, credits: null, said }
  const [shippers, offer, credits] = await Promise.all([
    getCartShippers(env.shop),
    loadGifts(env, cart),
    creditsOf(env),
  ])
  forgetLost(env.cookies, offer)
  const facts = { now: new Date(env.shop.config.clock.now()), chosen: shipper, branch }
  const delivery = shippers.ok
    ? {
        deliveryFrom: deliveryFrom(shippers.data.map((own) => ({ type: own.type, price: pricePair(own) }))),
        ways: cartWays(cart, shippers.data, facts),
      }
    : unknown
  return { cart, ...delivery, offer, credits, said }
}

const typedOf = (intent: CartIntent | null): string => {
  if (intent?.kind === 'coupon') return intent.code
  return intent?.kind === 'save-list' ? intent.name : ''
}

const refusal = (intent: CartIntent | null, text: string) =>
  data<CartRefusal>(
    {
      kind: intent?.kind ?? null,
      itemId: intent && 'itemId' in intent ? intent.itemId : null,
      text,
      typed: typedOf(intent),
    },
    { status: 422 },
  )

/** What is missing in a form before anybody is asked. */
const missing = (intent: CartIntent): string | null => {
  if (intent.kind === 'coupon' && intent.code === '') return 'Napište prosím kód kupónu.'
  if (intent.kind === 'credits' && intent.credits === null) return 'Napište prosím, kolik kreditů chcete použít.'
  return intent.kind === 'save-list' && intent.name === '' ? 'Pojmenujte prosím seznam.' : null
}

/** What the cart page will say when it is done; what is removed has to be looked at before. */
async function saidAfter(shop: Shop, intent: CartIntent): Promise<Said | null> {
  if (intent.kind === 'save-list') return { kind: 'saved', name: intent.name }
  if (intent.kind !== 'remove' && intent.kind !== 'clear') return null
  const cart = await getCart(shop)
  if (!cart.ok) return null
  const { items } = cart.data
  if (intent.kind === 'clear') return { kind: 'removed', name: null, lines: items.flatMap((item) => removedLine(item)) }
  const [removed] = items.flatMap((line) => {
    if (line.id === intent.itemId) return removedOf(line) ?? []
    const part = line.items.find(({ id }) => id === intent.itemId)
    return (part && removedOf(part, line.id)) ?? []
  })
  return removed ? { kind: 'removed', ...removed } : null
}

/** Does what the forms of product and cart post. Leads back to the cart. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const { shop, cookies } = env
  const intent = cartIntentFrom(await formOf(request))
  if (!intent) return refusal(null, cs.validation)
  const lacks = missing(intent)
  if (lacks !== null) return refusal(intent, lacks)
  if (intent.kind === 'gifts') {
    keepGifts(cookies, intent.gifts)
    return redirect(stepPaths.index, 303)
  }
  const off = await switchedOff(intent, env)
  if (off !== null) return refusal(intent, off)
  const said = await saidAfter(shop, intent)
  const result = await performCartIntent(shop, intent)
  if (!result.ok && result.error.outcome !== 'unknown') return refusal(intent, errorText(cs, result.error))
  // nobody knows whether it has happened: the cart as it is now tells more than any refusal
  if (!result.ok) say(cookies, { kind: 'unsure' })
  else if (said) say(cookies, said)
  return redirect(stepPaths.index, 303)
}
