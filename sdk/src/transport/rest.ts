import createClient, { type Client } from 'openapi-fetch'
import type { paths as ContentPaths } from '../generated/content.d.ts'
import type { paths as ServicesPaths } from '../generated/services.d.ts'
import type { paths as ShopPaths } from '../generated/shop.d.ts'
import type { Shop } from './context.ts'
import type { ContextHeaders } from './headers.ts'
import { send } from './send.ts'

export type ShopApi = Client<ShopPaths, 'application/json'>
export type ContentApi = Client<ContentPaths, 'application/json'>
export type ServicesApi = Client<ServicesPaths, 'application/json'>

interface Draft {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: string
  readonly signal?: AbortSignal | null
}

/** Stands in for `Request`, which refuses addresses relative to the page outside browsers and hides the body. */
function draft(url: string, init: Omit<Draft, 'url'>): Draft {
  return { ...init, url }
}

/** The client of one back end. */
export function createApi<Paths extends object>(
  shop: Shop,
  headers: ContextHeaders,
  baseUrl: string,
): Client<Paths, 'application/json'> {
  return createClient<Paths, 'application/json'>({
    baseUrl,
    headers,
    Request: draft as unknown as typeof Request,
    fetch: async (request) => {
      const { method, ...rest } = request as unknown as Draft
      const { data, status } = await send(shop, { ...rest, method, safe: method === 'GET' || method === 'HEAD' })
      // already read and parsed; the length only keeps the client from parsing it once more
      const lengthOnly = { get: (name: string) => (name === 'Content-Length' ? '1' : null) }
      return { ok: true, status, headers: lengthOnly, json: async () => data } as unknown as Response
    },
  })
}
