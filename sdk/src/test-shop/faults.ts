import type { TestOperation, TestRequest } from './handlers.ts'

/** An error response in the format of the contract. */
export interface TestRefusal {
  /** HTTP status. */
  readonly status: number
  /** Code of the error, such as `out_of_stock`. */
  readonly code: string
  /** Path of the invalid value in the request; null if the error is not about one value. */
  readonly field?: string | null
  /** Sentence for the shopper; the code if missing. */
  readonly title?: string
  /** Seconds to wait before the next try, sent as `Retry-After`. */
  readonly retryAfter?: number
}

/**
 * A fault of a request. `cut`: it never reaches the back end. `lost`: the back end executes it, but its response is
 * lost. `hang`: there is no response until the request is aborted, for example by the timeout of the shop.
 */
export type TestFault = 'cut' | 'lost' | 'hang' | TestRefusal

/**
 * An error response of a back end, for handlers of {@link createTestShop}.
 *
 * @param refusal - Status, code and more.
 * @example
 * ```ts
 * const { shop } = createTestShop({ getCart: () => refusal({ status: 404, code: 'cart_not_found' }) })
 * ```
 */
export function refusal({ status, code, field = null, title = code, retryAfter }: TestRefusal): Response {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return Response.json({ requestId: 'test', errors: [{ code, field, title }] }, { status, headers })
}

const broken = () => new TypeError('The connection was broken by a test')

/** Queued faults. */
export function createFaults() {
  let waiting: readonly { readonly fault: TestFault; readonly operation: TestOperation | undefined }[] = []

  return {
    add: (fault: TestFault, operation?: TestOperation): void => {
      waiting = [...waiting, { fault, operation }]
    },
    /** Responds to a request, or applies a queued fault. */
    async pass(request: TestRequest, signal: AbortSignal | undefined, answer: () => Promise<Response>) {
      const next = waiting.find(({ operation }) => operation === undefined || operation === request.operation)
      waiting = waiting.filter((each) => each !== next)
      if (!next) return answer()
      const { fault } = next
      if (typeof fault === 'object') return refusal(fault)
      if (fault === 'cut') throw broken()
      if (fault === 'hang')
        return new Promise<Response>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })
      await answer()
      throw broken()
    },
  }
}
