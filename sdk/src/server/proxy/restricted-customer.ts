import { isRestricted } from '../../auth/rules/is-restricted.ts'
import { readLimited, textOf } from './body.ts'

const answerLimit = 4 << 20

/** Sends another request to the back end in addition to the forwarded one. */
export type SendRequest = (path: string, init: RequestInit) => Promise<Response>

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** The token in the response to a sign-in. */
export const tokenIn = (body: unknown): string | undefined => {
  const token = (body as { readonly data?: { readonly access_token?: unknown } | null } | null)?.data?.access_token
  return typeof token === 'string' && token !== '' ? token : undefined
}

/**
 * Whether the customer of a new token is restricted; then the token is revoked. For back ends that leave this to the
 * shop. If the settings cannot be fetched, no groups are restricted.
 */
export async function revokeIfRestricted(ask: SendRequest, like: Headers, token: string): Promise<boolean> {
  const headers = new Headers(like)
  for (const name of ['content-type', 'idempotency-key', 'x-guest-cart-token', 'authorization']) headers.delete(name)
  const known = new Headers(headers)
  known.set('authorization', `Bearer ${token}`)
  const read = async (path: string, init: RequestInit): Promise<Record<string, unknown>> => {
    const answer = await ask(path, init)
    const bytes = await readLimited(answer.body, answerLimit)
    return answer.ok && bytes ? (JSON.parse(textOf(bytes)) as Record<string, unknown>) : {}
  }
  const [user, globals] = await Promise.all([
    read('/api/v1/user', { headers: known }),
    read('/api/v1/globals', { headers }),
  ])
  if (!isRestricted(strings(user['groups']), strings(globals['restricted_groups']))) return false
  await ask('/api/oauth/logout', { method: 'POST', headers: known })
  return true
}
