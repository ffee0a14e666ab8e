import * as texts from '#texts/pages/details'
import { newId } from '@vanek/sdk'
import type { AddressType, UserAddress } from '@vanek/sdk/account'
import {
  type CheckoutInputs,
  type CheckoutState,
  emptyCheckoutInputs,
  parseCheckoutForm,
  toPlaceOrderParams,
  type PlaceOrderParams,
  type StorageOwner,
  type VatinRemark,
  withoutAddress,
  withSavedAddress,
} from '@vanek/sdk/checkout'
import { withoutPasswords } from '@vanek/sdk/flows'
import { defaultTheme } from '@vanek/sdk/settings'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { type OwnedIntent, placeFrom, type Placing, resumePlacing } from '../../features/checkout/placing/place.ts'
import { cameBy, jsonField, type Seen, seenFrom, wasOrdered } from '../../features/checkout/placing/seen.ts'
import {
  isAddressIntent,
  requestedAddress,
  type DetailsTexts,
  detailsTexts,
  type Problem,
  refusalTexts,
  textsOf,
} from '../../features/details/fields/posting.ts'
import { keepAddresses, lookUp, plainVerdicts, savedAddresses } from '../../features/details/look-up.ts'
import { toPayment } from '../../features/payment/to-payment.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import type { PageAction, VisitorEnv } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { finishedPath } from '#market/paths'
import { cookieFlashes } from '../../lib/session/flashes.ts'
import { endVerifying } from '../../lib/session/verifying-cookie.ts'
import { market } from '#market/market'
import { isSignedOut, redirectAfterError, signInToViewOrders, signInToOrder } from './unplaced.ts'

/** Response to a details form that did not place an order. */
export interface DetailsAnswer {
  /** The typed input without passwords; null for a form that only retried an earlier order. */
  readonly inputs: CheckoutInputs | null
  readonly errors: DetailsTexts
  readonly problem: Problem | null
  /** The order whose result is unknown. */
  readonly verifying: { readonly sent: OwnedIntent | null; readonly seen: Seen | null } | null
  /** Result of a company lookup. */
  readonly company: CheckoutState['company']
  /** The register's remark about the VAT number. */
  readonly remark: VatinRemark | null
}

/** A posted form: typed input, and the data it was rendered with. */
interface Posted {
  readonly inputs: CheckoutInputs
  readonly seen: Seen
}

const nothing = { inputs: null, errors: {}, problem: null, verifying: null, company: 'idle', remark: null } as const
const blankPasswords = (inputs: CheckoutInputs) => ({ ...inputs, password: '', passwordConfirmation: '' })

const refuse = (inputs: CheckoutInputs | null, errors: DetailsTexts, problem: Problem | null = null) =>
  data<DetailsAnswer>({ ...nothing, inputs: inputs && blankPasswords(inputs), errors, problem }, { status: 422 })

// only the tab has stored the sent order, without passwords, so the form needs them again
const { delivery_details: theme } = defaultTheme.pages
const unknown = {
  inputs: { ...emptyCheckoutInputs, isRegistration: true },
  context: { requiredAddress: true, theme: { ...theme, registration: true } },
}

const answer = async (env: VisitorEnv, placing: Placing, posted: Posted | null, key: string) => {
  if (placing.status === 'placed') {
    if (posted && !(await keepAddresses(env.shop, posted.inputs, { context: posted.seen.context, key })))
      cookieFlashes(env.cookies).add({ kind: 'warning', text: notSaved, durationMs: null })
    return toPayment(placing.placed.payment, env)
  }
  if (placing.status === 'forgotten')
    return (await wasOrdered(env)) ? redirectDocument(finishedPath, 303) : redirect(stepPaths.info, 303)
  const { inputs, seen } = posted ?? { inputs: null, seen: null }
  if (placing.status === 'refused') {
    const away = redirectAfterError(env, placing.error)
    if (away) return away
    const { errors, problem } = refusalTexts(placing.error, inputs ?? unknown.inputs, seen?.context ?? unknown.context)
    return refuse(inputs, errors, problem)
  }
  const sent = placing.sent && { ...placing.sent, intent: withoutPasswords(placing.sent.intent) }
  return data<DetailsAnswer>(
    {
      ...nothing,
      inputs: inputs && blankPasswords(inputs),
      verifying: { sent, seen },
    },
    { status: 202 },
  )
}

const notSaved = texts.addressNotSaved

const keyFrom = (form: FormData): string => {
  const key = form.get('intentKey')
  return typeof key === 'string' && /^[\w-]{8,255}$/.test(key) ? key : newId()
}

/** The owner that the form was rendered for. */
const ownerFrom = (form: FormData): StorageOwner => {
  const owner = form.get('owner')
  return typeof owner === 'string' && owner !== '' ? owner : null
}

function postedIntent(form: FormData): OwnedIntent | null {
  const placement = jsonField<PlaceOrderParams>(form, 'placement')
  // a retry sends the stored order unchanged; the back end validates it
  const intent = placement && { key: keyFrom(form), placement: placement as PlaceOrderParams }
  return intent && { owner: ownerFrom(form), intent }
}

/** Typed input from before the response was lost. */
function typedBefore(form: FormData): Posted | null {
  const typed = jsonField<CheckoutInputs>(form, 'typed')
  const seen = seenFrom(form)
  return typed && seen && { inputs: { ...emptyCheckoutInputs, ...typed }, seen }
}

async function resume(form: FormData, env: VisitorEnv) {
  const before = typedBefore(form)
  const placing = await resumePlacing(env, postedIntent(form))
  if (placing.status === 'forgotten' && isSignedOut(env, before?.seen ?? null)) return signInToViewOrders(env)
  return answer(env, placing, before, keyFrom(form))
}

async function place(form: FormData, posted: Posted, env: VisitorEnv) {
  const { inputs, seen } = posted
  if (isSignedOut(env, seen)) return signInToOrder(env)
  const { choice, branch, contact, context, total } = seen
  const errors = detailsTexts(inputs, context, await plainVerdicts(env, inputs, context))
  if (Object.keys(errors).length > 0) return refuse(inputs, errors)
  const placement = toPlaceOrderParams({
    ...{ inputs, choice, branch, contact, context },
    cart: { prices: { totalWithTax: total } },
    shipper: { requiredAddress: context.requiredAddress },
    utm: cameBy(env),
  })
  const key = keyFrom(form)
  return answer(env, await placeFrom(env, placement, { key, owner: ownerFrom(form) }), posted, key)
}

const withChosen = (inputs: CheckoutInputs, address: UserAddress | AddressType, { context }: Seen): CheckoutInputs =>
  typeof address === 'string' ? withoutAddress(inputs, address) : withSavedAddress(inputs, address, context.theme)

/**
 * Places the order of the posted form once, however often it is posted (C7.25), and redirects to the payment. Errors
 * are returned by input with the typed input; an unknown result is returned as such, and `intent=resume` retries the
 * same order. `intent=company` only looks up a company, `intent=address:…` only fills in an address. If the cart or the
 * session is gone, the shopper is redirected.
 */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  const intent = form.get('intent')
  if (intent === 'resume') return resume(form, env)
  if (intent === 'abandon') {
    endVerifying(env.cookies)
    return redirect(stepPaths.info, 303)
  }
  const seen = seenFrom(form)
  if (!seen) return redirect(stepPaths.methods, 303)
  const inputs = parseCheckoutForm(form, market.country.alpha3)
  const address = requestedAddress(intent, isAddressIntent(intent) ? await savedAddresses(env.shop) : [])
  if (address !== undefined) {
    const filled = address === null ? inputs : withChosen(inputs, address, seen)
    return data<DetailsAnswer>({ ...nothing, inputs: blankPasswords(filled) })
  }
  if (intent !== 'company') return place(form, { inputs, seen }, env)
  const found = await lookUp(env.shop, inputs, seen.context)
  const errors = found.issue ? textsOf({ tin: found.issue }) : {}
  const { company, remark } = found
  return data<DetailsAnswer>({ ...nothing, company, remark, inputs: blankPasswords(found.inputs), errors })
}
