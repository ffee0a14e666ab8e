import { newId } from '@vanek/sdk'
import {
  validateOrderLookupForm,
  parseOrderLookupForm,
  orderLookupMaxLengths,
  requestOrderLookup,
} from '@vanek/sdk/orders'
import { answerDone, answerRefused, formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { orderLinkPath } from '#market/paths'

export interface Data {
  /** The order number in the mailed link. */
  readonly code: string
  readonly formKey: string
}

export const loader: VisitorLoader<Data> = async ({ request }) => {
  const code = new URL(request.url).searchParams.get('cislo') ?? ''
  return { code: code.length <= orderLookupMaxLengths.code ? code : '', formKey: newId() }
}

const keyIn = (form: FormData): string => {
  const key = textIn(form, 'formKey')
  return /^[\w-]{8,200}$/.test(key) ? key : newId()
}

/** Requests the mail with the link for a form posted without scripts (A2.01). */
export const action: PageAction<unknown> = async ({ request }, { shop, origin }) => {
  const form = await formOf(request)
  const values = { ...parseOrderLookupForm(form) }
  const errors = validateOrderLookupForm(values)
  if (Object.keys(errors).length > 0) return answerRefused({ values, errors, text: null })
  const params = { ...values, callbackUrl: origin + orderLinkPath }
  const answer = await requestOrderLookup(shop, params, { idempotencyKey: keyIn(form) })
  return answer.ok ? answerDone() : answerRefused({ values, ...refusalOf(answer.error, ['code', 'email']) })
}
