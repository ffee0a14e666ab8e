import { unwrap } from '@vanek/sdk'
import { getCartPayments, getCartShippers, isChosen, type PartialChoice, validateMethods } from '@vanek/sdk/checkout'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../app/env.ts'
import { keepChoice } from '../../features/checkout/choice-cookie.ts'
import { formOf } from '../../features/checkout/form-of.ts'
import { type MethodsTexts, methodsTexts } from '../../features/checkout/methods-texts.ts'
import { stepPaths } from '../../features/checkout/paths.ts'
import { postedChoice } from '../../features/checkout/posted-choice.ts'

export interface MethodsRefusal {
  readonly choice: PartialChoice
  readonly errors: MethodsTexts
}

/** Keeps the choice and leads on to the details; what is missing or not possible is said by field. */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const choice = postedChoice(await formOf(request))
  const [shippers, payments] = await Promise.all([getCartShippers(shop), getCartPayments(shop)])
  // a cart that is gone has no methods; its page says so
  if (!shippers.ok && shippers.error.code === 'cart_not_found') return redirect(stepPaths.index, 303)
  const errors = methodsTexts(validateMethods(choice, unwrap(shippers), unwrap(payments)))
  if (!isChosen(choice) || Object.keys(errors).length > 0) {
    return data<MethodsRefusal>({ choice, errors }, { status: 422 })
  }
  keepChoice(cookies, choice)
  return redirect(stepPaths.info, 303)
}
