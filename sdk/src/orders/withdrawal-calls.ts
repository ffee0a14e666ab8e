import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { OrderKey } from './calls.ts'
import type { OrderWithdrawals, Withdrawal, WithdrawnLine } from './types.ts'
import { type DeclareWithdrawalParams, type WithdrawalDetails, writeLines } from './withdrawals.ts'
import type { CallOptions, KeyedOptions } from '../kernel/options.ts'

/** Errors of reading withdrawals; an order of another customer is `not_found`. */
export type GetOrderWithdrawalsError = ShopError<
  OperationCodes<operations['getOrderWithdrawals'] | operations['getUserOrderWithdrawals']>
>
/** Errors of withdrawing; the codes of `orderActions` explain why it is not possible. */
export type WithdrawFromOrderError = ShopError<
  OperationCodes<operations['withdrawFromOrder'] | operations['withdrawFromUserOrder']>
>
/** Errors of declaring a withdrawal without a key; none reveals whether the order exists. */
export type DeclareWithdrawalError = ShopError<OperationCodes<operations['declareWithdrawal']>>

/** Parameters of `getOrderWithdrawals`. */
export type GetOrderWithdrawalsParams = OrderKey & {
  /** Lines to compute the refund for; by default, everything that is left. */
  readonly lines?: readonly WithdrawnLine[] | null
}

/**
 * Reads the withdrawals from an order, and the refund for the given lines, or for everything left without lines.
 *
 * @param shop - The shop to call.
 * @param params - The order, and the lines to compute the refund of.
 * @param options - `signal` aborts the call.
 * @returns `OrderWithdrawals`; or an error: `amount_above_left`, `amount_off_step`, `customer_restricted`,
 *   `not_found`, `validation`, or a `TransportCode`.
 */
export const getOrderWithdrawals = async (
  shop: Shop,
  params: GetOrderWithdrawalsParams,
  options: CallOptions = {},
): Promise<Result<OrderWithdrawals, GetOrderWithdrawalsError>> => {
  const query = params.lines ? { lines: writeLines(params.lines) } : {}
  return 'id' in params
    ? callShop(shop, (api) =>
        api.GET('/api/v1/user/orders/{id}/withdrawals', { params: { path: { id: params.id }, query }, ...options }),
      )
    : callShop(shop, (api) =>
        api.GET('/api/v1/orders/token/{token}/withdrawals', {
          params: { path: { token: params.token }, query },
          ...options,
        }),
      )
}

/** The order, and the lines to withdraw from. */
export type WithdrawFromOrderParams = OrderKey &
  WithdrawalDetails & {
    /** null: everything that is left. */
    readonly lines: readonly WithdrawnLine[] | null
  }

/**
 * Withdraws from an order and returns the withdrawal with its number.
 *
 * @param shop - The shop to call.
 * @param params - The order, and the lines to withdraw from.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `Withdrawal`; or an error: `already_withdrawn`, `amount_above_left`, `amount_off_step`,
 *   `bank_account_invalid`, `buyer_is_company`, `customer_restricted`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `not_found`, `order_cancelled`, `order_returned`, `payload_too_large`, `validation`,
 *   `withdrawal_expired`, or a `TransportCode`.
 */
export const withdrawFromOrder = async (
  shop: Shop,
  params: WithdrawFromOrderParams,
  options: KeyedOptions,
): Promise<Result<Withdrawal, WithdrawFromOrderError>> => {
  const { lines, note = '', bankAccount = '' } = params
  const header = { 'Idempotency-Key': options.idempotencyKey }
  const body = {
    lines: lines && lines.map((line) => ({ ...line })),
    note: note.trim() || null,
    bank_account: bankAccount.trim() || null,
  }
  return 'id' in params
    ? callShop(shop, (api) =>
        api.POST('/api/v1/user/orders/{id}/withdrawals', {
          body,
          params: { path: { id: params.id }, header },
          ...options,
        }),
      )
    : callShop(shop, (api) =>
        api.POST('/api/v1/orders/token/{token}/withdrawals', {
          body,
          params: { path: { token: params.token }, header },
          ...options,
        }),
      )
}

/** The response, which is the same for everybody. */
export interface DeclareWithdrawalData {
  /** When it was received. */
  readonly received: string
}

/**
 * Withdraws from a whole order by its number and e-mail; no sign-in is needed. The response is the same whether the
 * order exists or not; the mail to the address of the order has the details.
 *
 * @param shop - The shop to call.
 * @param params - Number of the order, its e-mail, and the declaration.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `DeclareWithdrawalData`; or an error: `bank_account_invalid`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `payload_too_large`, `validation`, or a `TransportCode`.
 */
export const declareWithdrawal = async (
  shop: Shop,
  params: DeclareWithdrawalParams,
  options: KeyedOptions,
): Promise<Result<DeclareWithdrawalData, DeclareWithdrawalError>> => {
  const { name, orderCode, email, bankAccount = '' } = params
  const body = {
    ...{ name: name.trim(), order_code: orderCode.trim(), email: email.trim() },
    bank_account: bankAccount.trim() || null,
  }
  const header = { 'Idempotency-Key': options.idempotencyKey }
  return callShop(shop, (api) => api.POST('/api/v1/withdrawals', { body, params: { header }, ...options }))
}
