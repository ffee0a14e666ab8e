import type { AnswerCheck, Breach } from './answer-check.ts'
import type { GuardedTarget } from './guards.ts'
import { moneyAndIdentity } from './money-and-identity.ts'

export interface ContractFetchOptions {
  /** What answers are held against; `moneyAndIdentity` unless told. */
  readonly check?: AnswerCheck
  /** Called for every answer that is refused, so that somebody hears of it. */
  readonly onBreach?: (breach: Breach) => void
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A fetch whose answers keep the contract. One that does not is answered as a refusal with the code `contract`, whose
 * `field` begins with the operation: `getCart.prices.totalWithTax`. So a sum that is no number is an error that somebody
 * is told, and never `NaN` on a page.
 *
 * @example
 * const endpoints = { shop: 'https://shop.example/store', content: 'https://shop.example/cms', cdn: '' }
 * const shop = createShop({ endpoints, currency, fetch: contractFetch(fetch, endpoints) })
 */
export function contractFetch(
  send: typeof fetch,
  endpoints: Readonly<Record<GuardedTarget, string>>,
  { check = moneyAndIdentity, onBreach }: ContractFetchOptions = {},
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (!response.ok || !/[/+]json\b/.test(response.headers.get('Content-Type') ?? '')) return response
    const url = addressOf(input).split('?')[0] ?? ''
    const target = (['shop', 'content'] as const).find((name) => url.startsWith(`${endpoints[name]}/`))
    if (!target) return response
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
    const request = { target, method, path: url.slice(endpoints[target].length) }
    if (!check.covers(request)) return response
    const text = await response.text()
    const body = parse(text)
    // torn answers are the transport's affair
    const breach = body === undefined ? undefined : check.breachIn({ ...request, status: response.status, body })
    if (!breach) return new Response(text, { status: response.status, headers: response.headers })
    onBreach?.(breach)
    const field = [breach.operation, breach.field].filter(Boolean).join('.')
    return Response.json({ errors: [{ code: 'contract', field, title: '' }] }, { status: 502 })
  }
}
