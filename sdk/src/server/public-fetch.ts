import { isPersonal } from './proxy/operations.ts'

/**
 * A fetch for pages that are kept for everybody: a request that belongs to one visitor, or carries a token, is
 * reported and refused before it leaves.
 */
export const publicFetch =
  (send: typeof fetch, report: (what: string) => void): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    if (isPersonal(new URL(url).pathname) || headers.has('authorization') || headers.has('x-guest-cart-token')) {
      report(url)
      throw new Error(`A page that is kept for everybody asked for ${url}`)
    }
    return send(input, init)
  }
