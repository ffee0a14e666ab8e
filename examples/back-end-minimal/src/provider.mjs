// A real payment provider, when PROVIDER_URL is set. What differs between providers is in this file alone.
import { createHmac, timingSafeEqual } from 'node:crypto'

const address = process.env.PROVIDER_URL
const secret = process.env.PROVIDER_SECRET ?? ''

export const hasProvider = address !== undefined

// with an empty secret anybody could sign that an order is paid
if (hasProvider && secret === '') throw new Error('PROVIDER_SECRET is missing')

/** Asks the provider for a payment of this order. Answers the address where the shopper pays. */
export async function newPayment({ token, code, prices, currencyCode }, { returnUrl, webhookUrl }) {
  const answer = await fetch(`${address}/payments`, {
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
  if (!answer.ok) throw new Error(`The payment provider answered ${answer.status}`)
  return (await answer.json()).url
}

/** What a webhook says, `{ token, state }`; undefined if the provider has not signed it. */
export function readWebhook(text, headers) {
  const right = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(headers['x-signature'] ?? '', 'hex')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const { reference, state } = JSON.parse(text)
  return { token: reference, state }
}
