import { useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { type CheckoutData, loadCheckout } from '../../features/checkout/load-checkout.ts'
import { MethodsPage } from './methods-page.tsx'

export { action } from './action.ts'

/** Reads what is offered (C2.03, C7.18, C7.19); without items it leads to the cart. */
export const loader: PageLoader<CheckoutData> = (_args, env) => loadCheckout(env, 'methods')

export const head: PageHead<CheckoutData> = () => ({ title: 'Doprava a platba | Vánek', robots: 'noindex' })

/** `/kosik/doprava-a-platba` */
export function Component() {
  return <MethodsPage {...(useLoaderData() as CheckoutData)} />
}
