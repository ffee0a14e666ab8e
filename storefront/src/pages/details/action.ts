import { newId } from '@vanek/sdk'
import { getCart } from '@vanek/sdk/cart'
import { type DetailsForm, detailsFrom, emptyDetails, type OrderPlacement, placementFrom } from '@vanek/sdk/checkout'
import type { OrderIntent } from '@vanek/sdk/flows'
import { data, redirect } from 'react-router-dom'
import type { PageAction, PageEnv } from '../../app/env.ts'
import { type DetailsTexts, detailsTexts, type Problem, refusalTexts } from '../../features/checkout/details-texts.ts'
import { formOf } from '../../features/checkout/form-of.ts'
import { jsonField } from '../../features/checkout/json-field.ts'
import { finishedPath, stepPaths } from '../../features/checkout/paths.ts'
import { placeFrom, type Placing, resumePlacing } from '../../features/checkout/place.ts'
import { seenFrom } from '../../features/checkout/seen.ts'
import { endVerifying } from '../../features/checkout/verifying-cookie.ts'

/** What the details form is told after it was posted and not placed. */
export interface DetailsAnswer {
  /** As it was typed; null when the post was only a question about an order sent before. */
  readonly form: DetailsForm | null
  readonly errors: DetailsTexts
  readonly problem: Problem | null
  /** The order whose outcome nobody knows. */
  readonly verifying: { readonly intent: OrderIntent } | null
}

const refuse = (form: DetailsForm | null, errors: DetailsTexts, problem: Problem | null = null) =>
  data<DetailsAnswer>({ form, errors, problem, verifying: null }, { status: 422 })

/** Whether what was in the cart has become an order: an ordered cart is gone. */
async function wasOrdered({ shop }: PageEnv): Promise<boolean> {
  const cart = await getCart(shop)
  return cart.ok && cart.data.items.length === 0
}

const answer = async (env: PageEnv, placing: Placing, form: DetailsForm | null) => {
  if (placing.status === 'placed') return redirect(finishedPath, 303)
  if (placing.status === 'forgotten') return redirect((await wasOrdered(env)) ? finishedPath : stepPaths.info, 303)
  if (placing.status === 'refused') {
    const { errors, problem } = refusalTexts(placing.error)
    return refuse(form, errors, problem)
  }
  return data<DetailsAnswer>(
    { form, errors: {}, problem: null, verifying: { intent: placing.intent } },
    { status: 202 },
  )
}

const keyFrom = (form: FormData): string => {
  const key = form.get('intentKey')
  return typeof key === 'string' && /^[\w-]{8,255}$/.test(key) ? key : newId()
}

function postedIntent(form: FormData): OrderIntent | null {
  const placement = jsonField<OrderPlacement>(form, 'placement')
  // what was sent before is sent again as it was; the back end judges it
  return placement && { key: keyFrom(form), placement: placement as OrderPlacement }
}

/** What was typed before the answer was lost. */
function typedBefore(form: FormData): DetailsForm | null {
  const typed = jsonField<DetailsForm>(form, 'typed')
  return typed && { ...emptyDetails, ...typed }
}

async function place(form: FormData, env: PageEnv) {
  const details = detailsFrom(form)
  const seen = seenFrom(form)
  if (!seen) return redirect(stepPaths.methods, 303)
  const errors = detailsTexts(details)
  if (Object.keys(errors).length > 0) return refuse(details, errors)
  const cart = { prices: { totalWithTax: seen.total } }
  const placement = placementFrom({ ...details, ...seen.choice }, cart, seen.shipper)
  return answer(env, await placeFrom(env, placement, keyFrom(form)), details)
}

/**
 * Places the order of the posted form once, however often it is posted (C7.25). Refusals come back by field with all
 * that was typed; an unknown outcome comes back as such, and `intent=resume` asks for the same order again.
 */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  const intent = form.get('intent')
  if (intent === 'resume') return answer(env, await resumePlacing(env, postedIntent(form)), typedBefore(form))
  if (intent === 'abandon') {
    endVerifying(env.cookies)
    return redirect(stepPaths.info, 303)
  }
  return place(form, env)
}
