import { inMarket } from '../market.ts'
import { refusals as cs } from './refusals.cs.ts'
import { refusals as sk } from './refusals.sk.ts'

/** One reason for a refusal, in the format of the contract. */
export interface ErrorItem {
  readonly code: string
  /** Path of the invalid value. */
  readonly field: string | null
  /** Message for the shopper. */
  readonly title: string
}

/** A refusal that the contract declares: it becomes `{ errors, requestId }`. Anything else thrown is an internal error. */
export class Refusal extends Error {
  readonly status: number
  readonly items: readonly ErrorItem[]
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, items: readonly ErrorItem[], retryAfterSeconds?: number) {
    super(items.map((item) => item.code).join(', '))
    this.status = status
    this.items = items
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Status of each refusal by its code. */
const STATUSES = {
  validation: 422,
  unauthorized: 401,
  credentials_invalid: 401,
  customer_restricted: 403,
  rate_limited: 429,
  forbidden: 403,
  not_found: 404,
  cart_not_found: 404,
  cart_empty: 409,
  not_saleable: 409,
  out_of_stock: 409,
  amount_below_minimum: 422,
  amount_above_maximum: 422,
  amount_above_left: 422,
  amount_off_step: 422,
  switched_off: 409,
  shopping_disabled: 409,
  parent_not_found: 409,
  below_minimum_order: 409,
  coupon_expired: 422,
  coupon_minimum: 422,
  coupon_used_up: 422,
  name_taken: 409,
  coupon_invalid: 422,
  credits_insufficient: 422,
  price_changed: 409,
  shipper_unavailable: 422,
  payment_unavailable: 422,
  branch_required: 422,
  branch_unavailable: 409,
  delivery_time_unavailable: 409,
  already_paid: 409,
  order_packed: 409,
  order_cancelled: 409,
  order_returned: 409,
  buyer_is_company: 409,
  already_withdrawn: 409,
  withdrawal_expired: 409,
  bank_account_invalid: 422,
  not_delivered: 409,
  claim_expired: 409,
  claim_open: 409,
  photo_unreadable: 422,
  photo_too_large: 422,
  gift_unavailable: 409,
  idempotency_mismatch: 422,
  idempotency_conflict: 409,
  token_used: 410,
  token_expired: 410,
  token_invalid: 422,
  not_activated: 403,
  password_mismatch: 422,
  password_common: 422,
  email_taken: 409,
  too_many: 409,
  email_refused: 401,
  payload_too_large: 413,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof STATUSES

/** Messages for the shopper. */
const TITLES: Readonly<Record<RefusalCode, string>> = inMarket({ cs, sk })

export interface RefusalDetail {
  readonly field?: string
  readonly title?: string
  readonly status?: number
  readonly retryAfterSeconds?: number
}

/** Creates a refusal; its title can be made more specific. */
export function refusal(code: RefusalCode, detail: RefusalDetail = {}): Refusal {
  const item = { code, field: detail.field ?? null, title: detail.title ?? TITLES[code] }
  return new Refusal(detail.status ?? STATUSES[code], [item], detail.retryAfterSeconds)
}

/** The body of the response. */
export function errorBody(items: readonly ErrorItem[], requestId: string): { errors: ErrorItem[]; requestId: string } {
  return { errors: [...items], requestId }
}
