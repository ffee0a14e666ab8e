import { isPersonalPath } from './proxy/operations.ts'

/**
 * Wraps `fetch` for pages that are cached for everybody: a request for data of a visitor, or with a token, is
 * reported and throws before it is sent.
 *
 * @param send - The `fetch` to wrap.
 * @param report - Called with the URL of a refused request.
 * @returns A function with the signature of `fetch`.
 */
export const publicFetch =
  (send: typeof fetch, report: (what: string) => void): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    if (isPersonalPath(new URL(url).pathname) || headers.has('authorization') || headers.has('x-guest-cart-token')) {
      report(url)
      throw new Error(`A page cached for everybody requested ${url}`)
    }
    return send(input, init)
  }
