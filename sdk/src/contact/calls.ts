import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { QueryContext } from '../transport/query.ts'
import { type ContactInput, contactPhone } from './rules.ts'

export type ContactError = ShopError<OperationCodes<operations['sendContactForm']>>

export interface ContactOptions extends QueryContext {
  /** Makes repeating harmless: the same key and message are one message; a fresh one unless told. */
  readonly key?: string
}

/** Writes to the shop (C7.59). An empty phone is sent as null. */
export async function sendContactForm(
  shop: Shop,
  { name, email, phone = '', message }: ContactInput,
  { key = newId(), ...options }: ContactOptions = {},
): Promise<Result<'sent', ContactError>> {
  const body = {
    name: name.trim(),
    email: email.trim(),
    phone: contactPhone(phone) || null,
    message: message.trim(),
  }
  const answer = await callShop(shop, (api) =>
    api.POST('/api/v1/contact-form', { params: { header: { 'Idempotency-Key': key } }, body, ...options }),
  )
  return partOf(answer, (data) => data.status, 'applied')
}
