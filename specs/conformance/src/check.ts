import type { Presences } from './capabilities.ts'
import type { Client, Exchange, Fetch } from './client.ts'
import type { Shop } from './shop.ts'

/** One requirement for a back end. */
export interface Check {
  /** Like `cart/read-back`; the part before the slash is its group. */
  readonly id: string
  readonly title: string
  /** The operation under test. */
  readonly operation: string
  /** The sentence of the contract, word for word. */
  readonly promise: string
  /** The effect in the shop if the check fails. */
  readonly impact: string
  /** Capabilities that the check requires. It is reported as absent without them. */
  readonly needs?: readonly string[]
  /** Capabilities whose presence the check reads. They may be absent. */
  readonly probes?: readonly string[]
  readonly run: (context: CheckContext) => Promise<void>
}

/** What a check works with. */
export interface CheckContext extends Pick<Client, 'request' | 'get' | 'exchanges'> {
  readonly shop: Shop
  readonly presences: Presences
  /** For tools that send their own requests. */
  readonly fetch: Fetch
  /** Fails unless `condition` is true. */
  readonly assert: (condition: boolean, message: string, exchange?: Exchange) => void
  /** Fails unless the status is 2xx. Returns the body. */
  readonly expectSuccess: (response: Exchange) => Exchange['body']
  /** Fails unless the status is 4xx and the body has one of these error codes. */
  readonly expectError: (response: Exchange, ...codes: readonly string[]) => void
  /** Ends the check without a verdict. */
  readonly skip: (reason: string) => never
  /** Adds advice to the result. The check still passes. */
  readonly note: (text: string) => void
}

export class Failed extends Error {
  /** The request and response that failed the check. */
  readonly exchange: Exchange | undefined

  constructor(message: string, exchange: Exchange | undefined) {
    super(message)
    this.exchange = exchange
  }
}

export class Skipped extends Error {}

const codesOf = ({ body }: Exchange): string[] =>
  Array.isArray(body?.errors) ? body.errors.map((error: { code?: unknown }) => String(error?.code)) : []

export function createCheckContext(
  client: Client,
  { shop, presences, fetch, note }: Pick<CheckContext, 'shop' | 'presences' | 'fetch' | 'note'>,
): CheckContext {
  return {
    request: client.request,
    get: client.get,
    exchanges: client.exchanges,
    ...{ shop, presences, fetch, note },
    assert(condition, message, exchange) {
      if (!condition) throw new Failed(message, exchange)
    },
    expectSuccess(response) {
      const { status, body } = response
      if (status < 200 || status > 299) {
        const codes = codesOf(response)
        throw new Failed(
          `Expected a 2xx status, received ${status}${codes.length > 0 ? ` (${codes.join(', ')})` : ''}.`,
          response,
        )
      }
      return body
    },
    expectError(response, ...codes) {
      const { status } = response
      const expected = codes.join(' or ')
      if (status < 400 || status > 499)
        throw new Failed(`Expected a 4xx status with the error ${expected}, received ${status}.`, response)
      const actual = codesOf(response)
      if (!codes.some((code) => actual.includes(code)))
        throw new Failed(`Expected the error ${expected}, received ${actual.join(', ') || 'no error code'}.`, response)
    },
    skip(reason) {
      throw new Skipped(reason)
    },
  }
}
