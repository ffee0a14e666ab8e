import { newId } from '@vanek/sdk'
import {
  checkWithdrawalFields,
  declareWithdrawal,
  readChoice,
  withdrawFromOrder,
  type WithdrawalField,
} from '@vanek/sdk/orders'
import { data, redirect } from 'react-router-dom'
import type { PageAction, PageArgs, PageEnv } from '../../lib/page/env.ts'
import { mustBeSignedIn } from '../../entities/account/load-account.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { contentKey } from '../../lib/forms/content-key.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import { shownField, shownIn } from '../../entities/order/shown-order.ts'
import { leaveIfOut, loadOrder } from './load-withdrawal.ts'
import { choiceIn, currentOrder, keyOf, names, withdrawalOf } from '../../lib/paths/withdrawal.ts'
import { type Declared, intents } from './declared.ts'

const answer = (body: Declared, status = 200) => data<Declared>(body, { status })

/** Fields of the wire by the names of the forms. */
const fieldOf = (field: string): string =>
  ({ order_code: 'orderCode', bank_account: 'bankAccount' })[field] ?? field.split('.')[0] ?? field

const otherOrder =
  'V tomto prohlížeči jste mezitím otevřeli jinou objednávku. Zkontrolujte prosím, od čeho odstupujete.'

/** Declares a withdrawal when no script did: from an order that the address names, or by number and e-mail. */
export const action: PageAction<unknown> = async (args, env) => {
  const form = await formOf(args.request)
  const search = new URL(args.request.url).searchParams
  const of = search.get(names.of)
  return of ? fromOrder(of, form, search, args, env) : byNumber(form, env)
}

async function byNumber(form: FormData, { shop }: PageEnv) {
  const text = (name: WithdrawalField) => textIn(form, name)
  const values = {
    ...{ name: text('name'), orderCode: text('orderCode') },
    ...{ email: text('email'), bankAccount: text('bankAccount') },
  }
  const intent = textIn(form, 'intent')
  if (intent === intents.edit) return answer({ step: 'fill', values, errors: {}, text: null })
  const errors = checkWithdrawalFields(values)
  if (Object.keys(errors).length > 0) return answer({ step: 'fill', values, errors, text: null }, 422)
  if (intent !== intents.declare) return answer({ step: 'summary', values, errors: {}, text: null })
  const told = await declareWithdrawal(shop, values, { idempotencyKey: await contentKey(values) })
  if (told.ok) return answer({ step: 'done', values, received: told.data.received })
  const refused = refusalOf(told.error, Object.keys(values), fieldOf)
  const step = Object.keys(refused.errors).length > 0 ? 'fill' : 'summary'
  return answer({ step, values, ...refused }, 422)
}

async function fromOrder(of: string, form: FormData, search: URLSearchParams, args: PageArgs, env: PageEnv) {
  if (of !== currentOrder) mustBeSignedIn(args, env)
  const values = { note: textIn(form, 'note'), bankAccount: textIn(form, 'bankAccount') }
  const refuse = (refused: { readonly errors: Readonly<Record<string, string>>; readonly text: string | null }) =>
    data({ values, ...refused }, { status: 422 })
  const errors = checkWithdrawalFields(values)
  if (Object.keys(errors).length > 0) return refuse({ errors: { ...errors }, text: null })
  const order = await loadOrder(of, args, env, textIn(form, shownField))
  if (order === null) return refuse({ errors: {}, text: otherOrder })
  const read = readChoice(order, choiceIn(search))
  // what was chosen is gone meanwhile; the page says so
  if (!read.ok) return redirect(withdrawalOf(of), 303)
  const request = { lines: read.lines, ...values }
  const told = await withdrawFromOrder(
    env.shop,
    { ...shownIn(form, keyOf(of)), ...request },
    { idempotencyKey: keyIn(form) },
  )
  if (told.ok) return redirect(withdrawalOf(of, { [names.done]: told.data.number }), 303)
  leaveIfOut(told.error, args)
  return refuse(refusalOf(told.error, Object.keys(values), fieldOf))
}

const keyIn = (form: FormData): string => {
  const key = textIn(form, 'changeKey')
  return /^[\w-]{8,200}$/.test(key) ? key : newId()
}
