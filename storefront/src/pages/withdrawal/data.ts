import * as texts from '#texts/pages/withdrawal'
import { newId, ok, type Result, type Shop, type ShopError, unwrap } from '@vanek/sdk'
import { getUserOrder, getUserOrders } from '@vanek/sdk/account'
import { getOrderByToken } from '@vanek/sdk/checkout'
import {
  type OrderDetails,
  validateWithdrawalForm,
  declareWithdrawal,
  getOrderWithdrawals,
  bindOrderKey,
  isWholeOrder,
  orderActions,
  validateWithdrawalChoice,
  type Withdrawal,
  type WithdrawalChoice,
  type WithdrawalField,
  type WithdrawalRefusal,
  withdrawFromOrder,
} from '@vanek/sdk/orders'
import { data, redirect } from 'react-router-dom'
import { mustBeSignedIn, toSignIn } from '../../entities/account/load-account.ts'
import { shownField, shownIn } from '../../entities/order/shown-order.tsx'
import { contentKey, formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, PageArgs, PageEnv, PageLoader } from '../../lib/page/env.ts'
import {
  choiceIn,
  currentOrder,
  keyOf,
  names,
  ownOrders,
  summaryStep,
  withdrawalOf,
  type Declared,
  intents,
} from '../../lib/paths/withdrawal.ts'

/** Withdrawal from one order. */
export interface OwnWithdrawal {
  readonly kind: 'order'
  /** The order in the URL. */
  readonly of: string
  readonly order: OrderDetails
  /** Why a withdrawal is not possible; null if it is. */
  readonly why: WithdrawalRefusal | null
  /** Whether it would cancel the whole order. */
  readonly cancels: boolean
  readonly step: 'choose' | 'summary'
  readonly choice: WithdrawalChoice
  /** The refund for the choice; for the whole order if nothing is chosen yet. */
  readonly refund: number | null
  /** Idempotency key of the declaration. */
  readonly changeKey: string
}

export type WithdrawalData =
  /** For everybody, by number and e-mail; a customer may also choose one of their orders. */
  | { readonly kind: 'public'; readonly orders: readonly OrderDetails[] }
  /** The customer's orders to choose from. */
  | { readonly kind: 'orders'; readonly orders: readonly OrderDetails[] }
  | { readonly kind: 'missing' }
  | OwnWithdrawal
  | { readonly kind: 'done'; readonly of: string; readonly order: OrderDetails; readonly withdrawal: Withdrawal }

const shown = 5
const oldestMs = 90 * 86_400_000

/** Loads the order of the URL, if any. If it needs an account, a guest is redirected to the sign-in. */
export const loader: PageLoader<unknown> = async (args, env) => {
  const { searchParams } = new URL(args.request.url)
  const of = searchParams.get(names.of)
  if (of === null || of === '') {
    const own = env.shop.config.tokens.has('auth') ? await latest(env.shop) : null
    return { kind: 'public', orders: own?.ok ? own.data : [] } satisfies WithdrawalData
  }
  if (of !== currentOrder) mustBeSignedIn(args, env)
  if (of === ownOrders) {
    const own = await latest(env.shop)
    if (!own.ok) leaveIfOut(own.error, args)
    return { kind: 'orders', orders: unwrap(own) } satisfies WithdrawalData
  }
  const order = await loadOrder(of, args, env)
  if (order === null) return data<WithdrawalData>({ kind: 'missing' }, { status: 404 })
  const number = searchParams.get(names.done)
  const withdrawal = number === null ? undefined : order.withdrawals?.find((one) => one.number === number)
  if (withdrawal) return { kind: 'done', of, order, withdrawal } satisfies WithdrawalData
  return stepOf(of, order, searchParams, env)
}

/** @param shown the number that the current order must have */
async function loadOrder(of: string, args: PageArgs, { shop }: PageEnv, shown = ''): Promise<OrderDetails | null> {
  const key = bindOrderKey(keyOf(of), shown)
  const answer =
    'token' in key ? await getOrderByToken(shop, { token: key.token }) : await getUserOrder(shop, { id: key.id })
  if (answer.ok) return answer.data
  leaveIfOut(answer.error, args)
  const { code } = answer.error
  return code === 'not_found' || code === 'validation' ? null : unwrap(answer)
}

/** Throws a redirect to the sign-in if the session has expired. */
function leaveIfOut({ code }: ShopError, args: PageArgs): void {
  if (code === 'unauthorized' || code === 'customer_restricted') throw toSignIn(args)
}

async function stepOf(
  of: string,
  order: OrderDetails,
  search: URLSearchParams,
  { shop }: PageEnv,
): Promise<OwnWithdrawal> {
  const { withdraw, cancel } = orderActions(order, new Date(shop.config.clock.now()))
  const choice = choiceIn(search)
  const read = validateWithdrawalChoice(order, choice)
  const isSummary = search.get(names.step) === summaryStep
  const lines = isSummary && read.ok ? read.lines : null
  const result = withdraw.allowed ? await getOrderWithdrawals(shop, { ...keyOf(of), lines }) : null
  return {
    ...{ kind: 'order', of, order, choice, changeKey: newId() },
    why: withdraw.allowed ? null : (withdraw.reason as WithdrawalRefusal),
    cancels: cancel.allowed && read.ok && isWholeOrder(order, read.lines),
    step: isSummary && read.ok && withdraw.allowed ? 'summary' : 'choose',
    refund: result?.ok ? result.data.refund : null,
  }
}

/** The customer's latest orders that allow a withdrawal. */
async function latest(shop: Shop): Promise<Result<readonly OrderDetails[]>> {
  const now = shop.config.clock.now()
  const answer = await getUserOrders(shop, { perPage: 20 })
  if (!answer.ok) return answer
  const recent = answer.data.orders
    .filter(({ created, status }) => Date.parse(created) > now - oldestMs && status !== 'cancelled')
    .slice(0, shown)
  const orders = await Promise.all(recent.map(({ id }) => getUserOrder(shop, { id })))
  return ok(
    orders.flatMap((read) => (read.ok && orderActions(read.data, new Date(now)).withdraw.allowed ? [read.data] : [])),
  )
}

const answer = (body: Declared, status = 200) => data<Declared>(body, { status })

/** Form names of API fields. */
const fieldOf = (field: string): string =>
  ({ order_code: 'orderCode', bank_account: 'bankAccount' })[field] ?? field.split('.')[0] ?? field

/** Declares a withdrawal for a form posted without scripts: from the order of the URL, or by number and e-mail. */
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
  const errors = validateWithdrawalForm(values)
  if (Object.keys(errors).length > 0) return answer({ step: 'fill', values, errors, text: null }, 422)
  if (intent !== intents.declare) return answer({ step: 'summary', values, errors: {}, text: null })
  const result = await declareWithdrawal(shop, values, { idempotencyKey: await contentKey(values) })
  if (result.ok) return answer({ step: 'done', values, received: result.data.received })
  const refused = refusalOf(result.error, Object.keys(values), fieldOf)
  const step = Object.keys(refused.errors).length > 0 ? 'fill' : 'summary'
  return answer({ step, values, ...refused }, 422)
}

async function fromOrder(of: string, form: FormData, search: URLSearchParams, args: PageArgs, env: PageEnv) {
  if (of !== currentOrder) mustBeSignedIn(args, env)
  const values = { note: textIn(form, 'note'), bankAccount: textIn(form, 'bankAccount') }
  const refuse = (refused: { readonly errors: Readonly<Record<string, string>>; readonly text: string | null }) =>
    data({ values, ...refused }, { status: 422 })
  const errors = validateWithdrawalForm(values)
  if (Object.keys(errors).length > 0) return refuse({ errors: { ...errors }, text: null })
  const order = await loadOrder(of, args, env, textIn(form, shownField))
  if (order === null) return refuse({ errors: {}, text: texts.otherOrder })
  const read = validateWithdrawalChoice(order, choiceIn(search))
  // the chosen lines are not available any more; the page shows a message
  if (!read.ok) return redirect(withdrawalOf(of), 303)
  const request = { lines: read.lines, ...values }
  const result = await withdrawFromOrder(
    env.shop,
    { ...shownIn(form, keyOf(of)), ...request },
    { idempotencyKey: keyIn(form) },
  )
  if (result.ok) return redirect(withdrawalOf(of, { [names.done]: result.data.number }), 303)
  leaveIfOut(result.error, args)
  return refuse(refusalOf(result.error, Object.keys(values), fieldOf))
}

const keyIn = (form: FormData): string => {
  const key = textIn(form, 'changeKey')
  return /^[\w-]{8,200}$/.test(key) ? key : newId()
}
