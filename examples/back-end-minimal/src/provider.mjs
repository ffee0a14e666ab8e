// A payment provider, used when PROVIDER_URL is set. All code specific to a provider is in this file.
import { createHmac, timingSafeEqual } from 'node:crypto'

const address = process.env.PROVIDER_URL
const secret = process.env.PROVIDER_SECRET ?? ''

export const hasProvider = address !== undefined

// with an empty secret, anybody could sign webhooks
if (hasProvider && secret === '') throw new Error('PROVIDER_SECRET is missing')

/** Creates a payment of an order at the provider. Returns the URL where the shopper pays. */
export async function newPayment({ token, code, prices, currencyCode }, { returnUrl, webhookUrl }) {
  const response = await fetch(`${address}/payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      reference: token,
      description: `Order ${code}`,
      amount: Math.round(prices.totalWithTax * 100),
      currency: currencyCode,
      returnUrl,
      webhookUrl,
    }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The payment provider responded with ${response.status}`)
  return (await response.json()).url
}

/** Parses a webhook to `{ token, state }`; returns undefined if its signature is invalid. */
export function readWebhook(text, headers) {
  const expected = createHmac('sha256', secret).update(text).digest()
  const signature = Buffer.from(headers['x-signature'] ?? '', 'hex')
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  const { reference, state } = JSON.parse(text)
  return { token: reference, state }
}
