import type { World } from '../../sandbox/test/support/world.ts'
import type { Fetch } from '../src/client.ts'
import type { Credentials } from '../src/shop.ts'

export const SHOP = 'http://sandbox.test/store'
export const CONTENT = 'http://sandbox.test/cms'

export const customers: readonly Credentials[] = [
  { email: 'jana@vanek.test', password: 'vetrak-2026' },
  { email: 'firma@vanek.test', password: 'vetrak-2026' },
]

/** Sends requests to the sandbox without a network. */
export const fetchOf =
  ({ app }: Pick<World, 'app'>): Fetch =>
  async (url, init = {}) => {
    const { pathname, search } = new URL(url)
    const response = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: pathname + search,
      headers: { host: '127.0.0.1', ...Object.fromEntries(new Headers(init.headers)) },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as [string, string])
    const isEmpty = [204, 304].includes(response.statusCode)
    return new Response(isEmpty ? null : new Uint8Array(response.rawPayload), { status: response.statusCode, headers })
  }
