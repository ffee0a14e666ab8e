import type { Generated, JSONColumnType } from 'kysely'
import type { Shop } from '../wire.ts'
import type { CustomerDoc } from './schema.ts'

/** Tables of accounts and of signing in. */
export interface AuthSchema {
  access_tokens: { token_hash: string; customer_id: number; expires: string }
  registrations: {
    token_hash: string
    email: string
    password_hash: string
    doc: JSONColumnType<CustomerDoc, string, string>
    newsletter: boolean
    order_id: string | null
    created: string
    confirmed_at: string | null
  }
  one_time_tokens: {
    token_hash: string
    purpose: 'reset' | 'exchange'
    email: string
    expires: string
    used: Generated<boolean>
  }
  login_codes: { email: string; code_hash: string; tries: Generated<number>; expires: string }
  email_changes: {
    customer_id: number
    old_email: string
    new_email: string
    old_token_hash: string
    new_token_hash: string
    old_confirmed: string | null
    new_confirmed: string | null
    done: string | null
    expires: string
  }
  ended_tokens: { token_hash: string; ended: string }
  cart_merges: {
    guest_token_hash: string
    customer_id: number
    result: JSONColumnType<Shop['CartMerge'], string, string>
    created: string
  }
}
