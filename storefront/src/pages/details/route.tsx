import { newId } from '@vanek/sdk'
import { getUser } from '@vanek/sdk/account'
import { type DetailsForm, emptyDetails, isChosen, type Payment, type Shipper } from '@vanek/sdk/checkout'
import type { Cart } from '@vanek/sdk/cart'
import { redirect, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { PageEnv, PageHead, PageLoader } from '../../app/env.ts'
import { knownDetails } from '../../features/checkout/known-details.ts'
import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { stepPaths } from '../../features/checkout/paths.ts'
import { type Seen, seenOf } from '../../features/checkout/seen.ts'
import { isVerifying } from '../../features/checkout/verifying-cookie.ts'
import { DetailsPage } from './details-page.tsx'

export { action } from './action.ts'

/** What is to be ordered, or that the answer to an order sent before is still awaited. */
export type DetailsData =
  | { readonly verifying: true }
  | {
      readonly verifying: false
      readonly cart: Cart
      readonly shipper: Shipper
      readonly payment: Payment
      readonly seen: Seen
      readonly intentKey: string
      readonly known: DetailsForm
    }

async function knownOf({ shop }: PageEnv): Promise<DetailsForm> {
  if (!shop.config.tokens.has('auth')) return emptyDetails
  const user = await getUser(shop)
  return user.ok ? knownDetails(user.data) : emptyDetails
}

/** Reads what is ordered (C2.02); leads back to the step that is missing (C2.23). */
export const loader: PageLoader<DetailsData> = async (_args, env) => {
  if (isVerifying(env.cookies)) return { verifying: true }
  const { cart, shippers, payments, choice } = await loadCheckout(env, 'info')
  const shipper = shippers.find(({ id }) => id === choice.shipper)
  const payment = payments.find(({ id }) => id === choice.payment)
  if (!isChosen(choice) || !shipper || !payment) throw redirect(stepPaths.methods, 303)
  const seen = seenOf(cart.prices.totalWithTax, choice, shipper)
  return { verifying: false, cart, shipper, payment, seen, intentKey: newId(), known: await knownOf(env) }
}

export const head: PageHead<DetailsData> = () => ({ title: 'Dodací údaje | Vánek', robots: 'noindex' })

/**
 * A refusal may come from what changed meanwhile, so whatever is answered to the form, the page then shows what holds
 * now. Asking for it later, from the page, would drop the answer itself.
 */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || formMethod !== undefined

/** `/kosik/dodaci-udaje` */
export function Component() {
  return <DetailsPage {...(useLoaderData() as DetailsData)} />
}
