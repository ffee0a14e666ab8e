import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { OrderKey } from './calls.ts'
import type { OrderWithdrawals, Withdrawal, WithdrawnLine } from './types.ts'
import { type WithdrawalDeclaration, type WithdrawalDetails, writeLines } from './withdrawals.ts'
import type { CallOptions, KeyedOptions } from '../transport/options.ts'

/** Errors of reading withdrawals; an order of somebody else is `not_found`. */
export type OrderWithdrawalsError = ShopError<
  OperationCodes<operations['getOrderWithdrawals'] | operations['getUserOrderWithdrawals']>
>
/** Errors of withdrawing; the codes of `orderActions` say why it is not possible. */
export type WithdrawError = ShopError<
  OperationCodes<operations['withdrawFromOrder'] | operations['withdrawFromUserOrder']>
>
/** Errors of declaring a withdrawal without a key; none tells whether there is such an order. */
export type DeclareWithdrawalError = ShopError<OperationCodes<operations['declareWithdrawal']>>

/**
 * Reads the withdrawals from an order, and what would be given back for lines of it, for all that is left without them
 * (A5.06).
 */
export const getOrderWithdrawals = async (
  shop: Shop,
  order: OrderKey,
  { lines, ...options }: CallOptions & { readonly lines?: readonly WithdrawnLine[] | null } = {},
): Promise<Result<OrderWithdrawals, OrderWithdrawalsError>> => {
  const query = lines ? { lines: writeLines(lines) } : {}
  return 'id' in order
    ? callShop(shop, (api) =>
        api.GET('/api/v1/user/orders/{id}/withdrawals', { params: { path: order, query }, ...options }),
      )
    : callShop(shop, (api) =>
        api.GET('/api/v1/orders/token/{token}/withdrawals', { params: { path: order, query }, ...options }),
      )
}

/** What is withdrawn from: lines, or null for all that is left. */
export interface WithdrawalRequest extends WithdrawalDetails {
  readonly lines: readonly WithdrawnLine[] | null
}

/** Withdraws from an order and returns the withdrawal with its number (A5.01). */
export const withdrawFromOrder = async (
  shop: Shop,
  order: OrderKey,
  { lines, note = '', bankAccount = '' }: WithdrawalRequest,
  { idempotencyKey, ...options }: KeyedOptions,
): Promise<Result<Withdrawal, WithdrawError>> => {
  const header = { 'Idempotency-Key': idempotencyKey }
  const body = {
    lines: lines && lines.map((line) => ({ ...line })),
    note: note.trim() || null,
    bank_account: bankAccount.trim() || null,
  }
  return 'id' in order
    ? callShop(shop, (api) =>
        api.POST('/api/v1/user/orders/{id}/withdrawals', { body, params: { path: order, header }, ...options }),
      )
    : callShop(shop, (api) =>
        api.POST('/api/v1/orders/token/{token}/withdrawals', { body, params: { path: order, header }, ...options }),
      )
}

/**
 * Withdraws from a whole order by its number and e-mail; anybody may (A5.10). The answer is the same whether there is such
 * an order: the e-mail of the order is told more.
 *
 * @returns when it was received
 */
export const declareWithdrawal = async (
  shop: Shop,
  { name, orderCode, email, bankAccount = '' }: WithdrawalDeclaration,
  { idempotencyKey, ...options }: KeyedOptions,
): Promise<Result<{ readonly received: string }, DeclareWithdrawalError>> => {
  const body = {
    ...{ name: name.trim(), order_code: orderCode.trim(), email: email.trim() },
    bank_account: bankAccount.trim() || null,
  }
  const params = { header: { 'Idempotency-Key': idempotencyKey } }
  return callShop(shop, (api) => api.POST('/api/v1/withdrawals', { body, params, ...options }))
}
