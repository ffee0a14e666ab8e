import { newId, ok, type Result, type Shop, type ShopError, unwrap } from '@vanek/sdk'
import { getUserOrder, getUserOrders } from '@vanek/sdk/account'
import { getOrderByToken } from '@vanek/sdk/checkout'
import {
  type AnyOrder,
  getOrderWithdrawals,
  heldTo,
  isWholeOrder,
  orderActions,
  readChoice,
  type Withdrawal,
  type WithdrawalChoice,
  type WithdrawalRefusal,
} from '@vanek/sdk/orders'
import { data } from 'react-router-dom'
import type { PageArgs, PageEnv, PageLoader } from '../../lib/page/env.ts'
import { mustBeSignedIn, toSignIn } from '../../entities/account/load-account.ts'
import { choiceIn, currentOrder, keyOf, names, ownOrders, summaryStep } from '../../lib/paths/withdrawal.ts'

/** Withdrawing from one order. */
export interface OwnWithdrawal {
  readonly kind: 'order'
  /** How the address names the order. */
  readonly of: string
  readonly order: AnyOrder
  /** Why nobody can withdraw from it; null when they can. */
  readonly why: WithdrawalRefusal | null
  /** Whether that would cancel it, all of it. */
  readonly cancels: boolean
  readonly step: 'choose' | 'summary'
  readonly choice: WithdrawalChoice
  /** What would be given back for the choice; for everything while nothing is chosen yet. */
  readonly refund: number | null
  /** Makes a declaration that is posted twice one. */
  readonly changeKey: string
}

export type WithdrawalData =
  /** Anybody may declare it by number and e-mail; a customer may choose of their orders as well. */
  | { readonly kind: 'public'; readonly orders: readonly AnyOrder[] }
  /** Orders of the customer to choose from. */
  | { readonly kind: 'orders'; readonly orders: readonly AnyOrder[] }
  | { readonly kind: 'missing' }
  | OwnWithdrawal
  | { readonly kind: 'done'; readonly of: string; readonly order: AnyOrder; readonly withdrawal: Withdrawal }

const shown = 5
const oldestMs = 90 * 86_400_000

/** Reads the order that the address names, if any. Who is to have an account for it and is not signed in is led there. */
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

/** @param shown the number that the current order must still have */
export async function loadOrder(of: string, args: PageArgs, { shop }: PageEnv, shown = ''): Promise<AnyOrder | null> {
  const key = heldTo(keyOf(of), shown)
  const answer =
    'token' in key ? await getOrderByToken(shop, { token: key.token }) : await getUserOrder(shop, { id: key.id })
  if (answer.ok) return answer.data
  leaveIfOut(answer.error, args)
  const { code } = answer.error
  return code === 'not_found' || code === 'validation' ? null : unwrap(answer)
}

/** Leads to signing in whoever is signed in no more. */
export function leaveIfOut({ code }: ShopError, args: PageArgs): void {
  if (code === 'unauthorized' || code === 'customer_restricted') throw toSignIn(args)
}

async function stepOf(of: string, order: AnyOrder, search: URLSearchParams, { shop }: PageEnv): Promise<OwnWithdrawal> {
  const { withdraw, cancel } = orderActions(order, new Date(shop.config.clock.now()))
  const choice = choiceIn(search)
  const read = readChoice(order, choice)
  const isSummary = search.get(names.step) === summaryStep
  const lines = isSummary && read.ok ? read.lines : null
  const told = withdraw.allowed ? await getOrderWithdrawals(shop, { ...keyOf(of), lines }) : null
  return {
    ...{ kind: 'order', of, order, choice, changeKey: newId() },
    why: withdraw.allowed ? null : (withdraw.why as WithdrawalRefusal),
    cancels: cancel.allowed && read.ok && isWholeOrder(order, read.lines),
    step: isSummary && read.ok && withdraw.allowed ? 'summary' : 'choose',
    refund: told?.ok ? told.data.refund : null,
  }
}

/** The latest orders of the customer that can be withdrawn from. */
async function latest(shop: Shop): Promise<Result<readonly AnyOrder[]>> {
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
