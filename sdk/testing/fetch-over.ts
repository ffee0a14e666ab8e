import type { World } from '@vanek/specs/sandbox/test/support/world.ts'

/** A `fetch` that calls a sandbox in this process. */
export const fetchOver =
  ({ app }: World): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://sandbox.test')
    const { statusCode, headers, rawPayload } = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { payload: init.body }),
    })
    const plain = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
    return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), { status: statusCode, headers: plain })
  }
