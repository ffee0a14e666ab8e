import { readLimited, textOf } from './body.ts'
import type { SendRequest } from './restricted-customer.ts'

const answerLimit = 4 << 20

/** Whether the order of a token has this number. An error of the back end is left to the request itself. */
export async function isOrder(ask: SendRequest, like: Headers, token: string, code: string): Promise<boolean> {
  const headers = new Headers(like)
  for (const name of ['content-type', 'idempotency-key']) headers.delete(name)
  const answer = await ask(`/api/v1/orders/token/${encodeURIComponent(token)}`, { headers })
  const bytes = await readLimited(answer.body, answerLimit)
  if (!answer.ok || !bytes) return true
  return (JSON.parse(textOf(bytes)) as { readonly code?: unknown }).code === code
}
