import type { Generated, JSONColumnType } from 'kysely'
import type { OpeningHours } from '../../seed/branches.ts'

export type AttemptState = 'pending' | 'paid' | 'failed' | 'cancelled'

/** Tables for branches, delivery times and payments. */
export interface CheckoutSchema {
  branches: {
    id: number
    shipper_id: number
    remote_id: string | null
    warehouse_id: number | null
    store_id: string | null
    name: string
    street: string
    city: string
    postcode: string
    country_code: string
    latitude: number
    longitude: number
    hours: JSONColumnType<OpeningHours, string, string>
    available: boolean
    search_text: string
  }
  delivery_times: { id: number; taken: number }
  order_documents: {
    number: string
    order_id: string
    kind: 'invoice' | 'credit_note'
    key: string
    issued: string
    doc: JSONColumnType<object, string, string>
    created: string
  }
  withdrawal_declarations: {
    id: Generated<number>
    name: string
    order_code: string
    email: string
    bank_account: string | null
    received: string
  }
  quotes: {
    id: string
    number: string
    token_hash: string
    customer_id: number | null
    valid_until: string
    doc: JSONColumnType<object, string, string>
    created: string
  }
  document_series: { kind: string; year: number; last: number }
  claims: {
    number: string
    order_id: string
    doc: JSONColumnType<object, string, string>
    course: JSONColumnType<object, string, string>
    filed: string
    due: string | null
  }
  claim_photos: {
    order_id: string
    id: string
    width: number
    height: number
    photo: Buffer
    small: Buffer
    used: Generated<boolean>
    created: string
  }
  payment_attempts: { id: string; order_id: string; position: number; state: AttemptState }
  gateway_payments: {
    id: string
    reference: string
    amount: number
    currency: string
    state: AttemptState
    return_url: string
    created: string
  }
  gateway_notifications: { id: Generated<number>; payment_id: string; due: string; tries: Generated<number> }
}
