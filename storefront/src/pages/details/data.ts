import { market } from '#market/market'
import { newId, unwrap } from '@vanek/sdk'
import type { UserAddress } from '@vanek/sdk/account'
import type { Cart } from '@vanek/sdk/cart'
import {
  type CheckoutInputs,
  type DeliveryTime,
  isCompleteChoice,
  parseCheckoutCountries,
  type Payment,
  type PickupBranch,
  prefillCheckoutInputs,
  type Shipper,
  type StorageOwner,
} from '@vanek/sdk/checkout'
import { isFunctionOn } from '@vanek/sdk/session'
import { type Country, getSettings } from '@vanek/sdk/settings'
import { redirect, redirectDocument } from 'react-router-dom'
import type { GiftOffer } from '../../entities/cart/load-cart.ts'
import type { RemovedInvalid } from '../../entities/cart/remove-invalid.ts'
import { chosenSlot, loadCheckout } from '../../features/checkout/order/load-checkout.ts'
import { type Seen, seenOf, wasOrdered } from '../../features/checkout/placing/seen.ts'
import { visitorOf } from '../../features/checkout/placing/visitor-of.ts'
import { savedAddresses } from '../../features/details/look-up.ts'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { finishedPath } from '#market/paths'
import { verifyingStage } from '../../lib/session/verifying-cookie.ts'

export { action } from './action.ts'

/** The order to confirm, or the state that the response to a sent order is still unknown. */
export type DetailsData =
  | { readonly verifying: true }
  | {
      readonly verifying: false
      readonly cart: Cart
      readonly shippers: readonly Shipper[]
      readonly payments: readonly Payment[]
      readonly shipper: Shipper
      readonly payment: Payment
      readonly branch: PickupBranch | null
      /** The chosen delivery time. */
      readonly slot: DeliveryTime | null
      readonly removed: readonly RemovedInvalid[]
      readonly offer: GiftOffer
      readonly seen: Seen
      readonly intentKey: string
      /** Time of the render in milliseconds, so that all statements about days agree. */
      readonly now: number
      /** Owner of the typed input. */
      readonly owner: StorageOwner
      readonly known: CheckoutInputs
      /** The customer's saved addresses. */
      readonly addresses: readonly UserAddress[]
      readonly countries: readonly Country[]
    }

/**
 * Loads the order to confirm (C2.02) and fills in known data (C4.84); redirects to a step that is incomplete (C2.23),
 * or to the order if it was already placed.
 */
export const loader: VisitorLoader<DetailsData> = async (_args, env) => {
  const stage = verifyingStage(env.cookies)
  if (stage === 'sent') return { verifying: true }
  if (stage === 'placed' && (await wasOrdered(env))) throw redirectDocument(finishedPath, 303)
  const [data, { user, owner }, saved, settings] = await Promise.all([
    loadCheckout(env, 'info'),
    visitorOf(env),
    savedAddresses(env.shop),
    getSettings(env.shop).then(unwrap),
  ])
  const { cart, shippers, payments, choice, branch, removed, offer } = data
  const shipper = shippers.find(({ id }) => id === choice.shipper)
  const payment = payments.find(({ id }) => id === choice.payment)
  if (!isCompleteChoice(choice) || !shipper || !payment) throw redirect(stepPaths.methods, 303)
  const slot = await chosenSlot(env, shipper, choice.deliveryTimeSlot)
  const { countries, contact } = settings
  const theme = settings.theme.pages.delivery_details
  // only delivery is limited to some countries
  const isOffered = ({ type, address }: UserAddress) =>
    type === 'billing' || countries.some(({ alpha3 }) => alpha3 === address.country_code)
  const addresses = isFunctionOn(settings.functions, 'users_addresses') ? saved.filter(isOffered) : []
  const { requiredAddress } = shipper
  const context = { requiredAddress, theme, guest: user === null, home: market.country.alpha3 }
  const storedCountries = parseCheckoutCountries(env.cookies.get('vanek_checkout'))
  return {
    verifying: false,
    ...{ cart, shippers, payments, shipper, payment, branch, slot, removed, offer, countries },
    seen: seenOf({ cart, choice, shipper, branch, contact: contact.address, context }),
    intentKey: newId(),
    now: env.shop.config.clock.now(),
    owner,
    addresses,
    known: prefillCheckoutInputs({
      ...{
        cart,
        user,
        locale: env.shop.config.locale,
        countries,
        theme,
        stored: storedCountries,
        addresses,
        requiredAddress,
      },
    }),
  }
}
