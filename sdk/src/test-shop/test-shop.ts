import type { ResponseCheck } from '../contract/response-check.ts'
import { contractFetch } from '../contract/contract-fetch.ts'
import { checkMoneyAndIdentity } from '../contract/money-and-identity.ts'
import type { Currency } from '../kernel/currency.ts'
import type { Endpoints, ShopConfig } from '../transport/config.ts'
import { createShop, type Shop } from '../transport/context.ts'
import { memoryTokens, type TokenStore } from '../transport/tokens.ts'
import { operationAt, type TestHandlers, type TestHandler, type TestOperation, type TestRequest } from './handlers.ts'
import { createFaults, refusal, type TestFault } from './faults.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

/** A shop for tests, with the back end behind it. Created by {@link createTestShop}. */
export interface TestShop {
  /** The shop, for calls, stores and the `ShopProvider` of the hooks. */
  readonly shop: Shop
  /** Requests so far, in order. */
  readonly requests: readonly TestRequest[]
  /** Tokens of the visitor. */
  readonly tokens: TokenStore
  /** Clock of the shop; the one of the configuration if it has one. */
  readonly clock: TestClock
  /** Adds or replaces handlers. */
  readonly answer: (handlers: TestHandlers) => void
  /** Makes the next request fail, or the next one of an operation. Several faults are queued. */
  readonly failNext: (fault: TestFault, operation?: TestOperation) => void
  /** Pauses all responses until the returned function is called. */
  readonly pause: () => () => void
}

/** Configuration of a test shop. */
export interface TestShopConfig extends Partial<Omit<ShopConfig, 'fetch' | 'clock'>> {
  /** Clock of the shop; a new {@link createTestClock} if missing. */
  readonly clock?: TestClock
  /**
   * Validation of the responses; null for none, to respond with incomplete data.
   *
   * @defaultValue `checkMoneyAndIdentity` of `@vanek/sdk/contract`
   */
  readonly check?: ResponseCheck | null
  /** Handles operations without a handler; undefined is the error `not_answered`. */
  readonly fallback?: (request: TestRequest) => unknown
}

const testEndpoints: Required<Endpoints> = {
  shop: 'https://shop.test',
  content: 'https://content.test',
  services: 'https://services.test',
  cdn: '',
}

const euro: Currency = {
  code: 'EUR',
  symbol: '€',
  symbolPlacement: 'left',
  decimalPlaces: 2,
  decimalPoint: '.',
  millesimalPoint: ',',
}

function requestOf(input: RequestInfo | URL, init: RequestInit | undefined, endpoints: Endpoints): TestRequest {
  const url = new URL(input instanceof Request ? input.url : input)
  const method = (init?.method ?? 'GET').toUpperCase()
  return {
    ...operationAt({ method, url }, endpoints),
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: new Headers(init?.headers),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  }
}

/**
 * Creates a shop for tests whose back end is a table of handlers by operation, typed by the contract. Nothing is sent
 * anywhere. Responses about money or identity that violate the contract are the error `contract`, as behind
 * `contractFetch`; an operation without a handler is the error `not_answered`, whose `title` names it. If a handler throws,
 * the request fails as a network error, and the console shows the operation with the `Error` that was thrown.
 * `failNext` simulates faults without that. Retries take no time.
 *
 * @param initialHandlers - Handlers by operation id.
 * @param config - Configuration of the shop, such as tokens and currency.
 * @example
 * ```ts
 * const { shop, requests, failNext } = createTestShop({ getUser: () => user })
 * failNext('lost', 'getUser')
 * const answer = await getUser(shop)
 * requests.map(({ operation }) => operation) // ['getUser', 'getUser']: reads are tried again
 * ```
 */
export function createTestShop(initialHandlers: TestHandlers = {}, config: TestShopConfig = {}): TestShop {
  const {
    clock = createTestClock(),
    tokens = memoryTokens(),
    check = checkMoneyAndIdentity,
    fallback: other,
    ...more
  } = config
  const endpoints = { ...testEndpoints, ...more.endpoints }
  const requests: TestRequest[] = []
  const issues = createFaults()
  let handlers = initialHandlers
  let gate = Promise.resolve()

  async function respond(request: TestRequest): Promise<Response> {
    const { operation, method, path } = request
    const handler = operation && (handlers[operation] as TestHandler | undefined)
    const what = operation ?? `${method} ${path}`
    let made: unknown
    try {
      made = await (handler ? handler(request) : other?.(request))
    } catch (error) {
      // oxlint-disable-next-line no-console -- otherwise the author of the test would see only a network error
      if (error instanceof Error) console.error(what, error)
      throw error
    }
    if (made instanceof Response) return made
    if (made !== undefined) return Response.json(made)
    return refusal({ status: 400, code: 'not_answered', title: `The test shop has no answer for ${what}.` })
  }

  const send: typeof fetch = async (input, init) => {
    const request = requestOf(input, init, endpoints)
    requests.push(request)
    const response = await issues.pass(request, init?.signal ?? undefined, () => respond(request))
    await gate
    return response
  }

  return {
    shop: createShop({
      currency: euro,
      locale: 'en',
      ...more,
      ...{ endpoints, tokens, clock },
      fetch: check ? contractFetch(send, endpoints, { check }) : send,
    }),
    requests,
    tokens,
    clock,
    answer(next) {
      handlers = { ...handlers, ...next }
    },
    failNext: issues.add,
    pause: () => {
      let open = () => {}
      gate = new Promise((resolve) => (open = resolve))
      return open
    },
  }
}
