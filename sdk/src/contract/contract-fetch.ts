import type { ResponseCheck, ContractBreach } from './response-check.ts'
import type { CheckedTarget } from './guards.ts'
import { checkMoneyAndIdentity } from './money-and-identity.ts'

/** Options of {@link contractFetch}. */
export interface ContractFetchOptions {
  /** The check of responses; `checkMoneyAndIdentity` by default. */
  readonly check?: ResponseCheck
  /** Called for every response that fails the check, for logging. */
  readonly onBreach?: (breach: ContractBreach) => void
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
 * Wraps `fetch` and checks its responses against the contract. A response that breaks it becomes an error with the code
 * `contract`, whose `field` starts with the operation: `getCart.prices.totalWithTax`. A total that is not a number is
 * then a reported error, and never `NaN` on a page.
 *
 * @param send - The `fetch` to wrap.
 * @param endpoints - Base URLs of the back ends. Requests to others are not checked.
 * @param options - What to check (`checkMoneyAndIdentity` by default), and a callback for reports.
 * @returns A function with the signature of `fetch`.
 * @example
 * ```ts
 * const endpoints = { shop: 'https://shop.example/store', content: 'https://shop.example/cms', cdn: '' }
 * const shop = createShop({ endpoints, currency, fetch: contractFetch(fetch, endpoints) })
 * ```
 */
export function contractFetch(
  send: typeof fetch,
  endpoints: Readonly<Record<CheckedTarget, string>>,
  { check = checkMoneyAndIdentity, onBreach }: ContractFetchOptions = {},
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const { status } = response
    if (!response.ok) return response
    const url = addressOf(input).split('?')[0] ?? ''
    const target = (['shop', 'content'] as const).find((name) => url.startsWith(`${endpoints[name]}/`))
    if (!target) return response
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
    const request = { target, method, path: url.slice(endpoints[target].length) }
    if (!check.covers(request)) return response
    const text = await response.text()
    const body = parse(text)
    // the transport handles what is truncated or no JSON; an empty response lacks everything
    const breach = body === undefined && text !== '' ? undefined : check.breachIn({ ...request, status, body })
    if (!breach) return new Response(text || null, { status, headers: response.headers })
    onBreach?.(breach)
    const field = [breach.operation, breach.field].filter(Boolean).join('.')
    return Response.json({ errors: [{ code: 'contract', field, title: '' }] }, { status: 502 })
  }
}
