import { unwrap } from '@vanek/sdk'
import type { Cart } from '@vanek/sdk/cart'
import {
  allowedStep,
  type CheckoutStep,
  getCartPayments,
  getCartShippers,
  isChosen,
  type PartialChoice,
  type Payment,
  type Shipper,
  validateMethods,
} from '@vanek/sdk/checkout'
import { redirect } from 'react-router-dom'
import type { PageEnv } from '../../app/env.ts'
import { loadCart } from '../cart/load-cart.ts'
import { readChoice } from './choice-cookie.ts'
import { stepPaths } from './paths.ts'

/** What the steps after the cart are made of. */
export interface CheckoutData {
  /** Priced for the choice. */
  readonly cart: Cart
  readonly shippers: readonly Shipper[]
  readonly payments: readonly Payment[]
  readonly choice: PartialChoice
}

/**
 * Reads what a step shows. Throws a redirect to the step that comes first when this one may not be entered yet (C2.23).
 */
export async function loadCheckout(env: PageEnv, step: CheckoutStep): Promise<CheckoutData> {
  const choice = readChoice(env.cookies)
  const cart = await loadCart(env, choice)
  if (cart.items.length === 0) throw redirect(stepPaths.index, 303)
  const [shippers, payments] = await Promise.all([
    getCartShippers(env.shop).then(unwrap),
    getCartPayments(env.shop).then(unwrap),
  ])
  const hasMethods = isChosen(choice) && Object.keys(validateMethods(choice, shippers, payments)).length === 0
  const allowed = allowedStep(step, { hasItems: true, hasMethods })
  if (allowed !== step) throw redirect(stepPaths[allowed], 303)
  return { cart, shippers, payments, choice }
}
