import { cleaned, trimmed } from '../forms/spaces.ts'
import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import { type SendContactFormParams, contactPhone } from './rules.ts'
import type { WriteOptions } from '../kernel/options.ts'

/** Why a message is not sent. */
export type SendContactFormError = ShopError<OperationCodes<operations['sendContactForm']>>

/**
 * Sends a message to the shop. An empty phone is sent as null.
 *
 * @param shop - The shop to call.
 * @param params - The values of the contact form.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `sent`; or an error: `idempotency_conflict`, `idempotency_mismatch`, `payload_too_large`, `validation`, or
 *   a `TransportCode`.
 */
export async function sendContactForm(
  shop: Shop,
  params: SendContactFormParams,
  options: WriteOptions = {},
): Promise<Result<'sent', SendContactFormError>> {
  const { name, email, phone = '', message } = params
  const body = {
    name: trimmed(name),
    email: cleaned(email),
    phone: contactPhone(phone, shop.config.country?.alpha3 ?? '') || null,
    message: trimmed(message),
  }
  const answer = await callShop(shop, (api) =>
    api.POST('/api/v1/contact-form', {
      params: { header: { 'Idempotency-Key': options.idempotencyKey ?? newId() } },
      body,
      ...options,
    }),
  )
  return partOf(answer, (data) => data.status, 'applied')
}
