import type { ShopError } from '@vanek/sdk'
import {
  getCartPayments,
  getCartShippers,
  isCompleteChoice,
  type PartialChoice,
  type PickupBranch,
  validateCheckoutMethods,
} from '@vanek/sdk/checkout'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { data, redirect } from 'react-router-dom'
import { keepChoice, readChoice } from '../../entities/cart/choice-cookie.ts'
import { loadMethods, type MethodsData } from '../../features/checkout/methods/load-methods.ts'
import { chosenPoint } from '../../features/checkout/order/load-checkout.ts'
import { type MethodsTexts, methodsTexts, postedChoice } from '../../features/checkout/points/posted-choice.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'

/** Loads the available methods (C2.03, C7.18, C7.19); redirects to the cart if it is empty. */
export const loader: VisitorLoader<MethodsData> = ({ request }, env) =>
  loadMethods(env, new URL(request.url).searchParams)

export interface MethodsRefusal {
  readonly choice: PartialChoice
  /** The chosen point; null if there is none. */
  readonly branch: PickupBranch | null
  readonly errors: MethodsTexts
  /** Why the choice could not be checked, as in an outage. */
  readonly problem?: string
}

/**
 * The searched text if the form should search instead of going on: by its button, or by Enter in a field that was just
 * filled in.
 */
function searched(form: FormData, { branch }: PartialChoice): string | null {
  const text = form.get('s')
  if (typeof text !== 'string') return null
  const isSearch = form.get('intent') === 'find' || (branch === null && text !== '' && text !== form.get('found'))
  return isSearch ? text : null
}

/**
 * Stores the choice and redirects to the details; errors are returned by field. A search for a pickup point stores the
 * choice so far and redirects back to this step.
 */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const form = await formOf(request)
  const choice = postedChoice(form, readChoice(cookies))
  const text = searched(form, choice)
  if (text !== null) {
    keepChoice(cookies, choice)
    return redirect(`${stepPaths.methods}?s=${encodeURIComponent(text)}#point`, 303)
  }
  /** The form stays, and a page that is loaded again has the choice. */
  const unanswered = (error: ShopError) => {
    keepChoice(cookies, choice)
    const problem = errorText(messages, error)
    return data<MethodsRefusal>({ choice, branch: null, errors: {}, problem }, { status: 503 })
  }
  const [shippers, payments] = await Promise.all([getCartShippers(shop), getCartPayments(shop)])
  // a cart that does not exist any more has no methods; the cart page shows a message
  if (!shippers.ok && shippers.error.code === 'cart_not_found') return redirect(stepPaths.index, 303)
  if (!shippers.ok) return unanswered(shippers.error)
  if (!payments.ok) return unanswered(payments.error)
  const branch = await chosenPoint({ shop }, shippers.data, choice)
  const errors = methodsTexts(validateCheckoutMethods(choice, shippers.data, payments.data, { branch }))
  if (!isCompleteChoice(choice) || Object.keys(errors).length > 0) {
    return data<MethodsRefusal>({ choice, branch, errors }, { status: 422 })
  }
  keepChoice(cookies, choice)
  return redirect(stepPaths.info, 303)
}
