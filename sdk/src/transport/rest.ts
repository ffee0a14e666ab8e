import createClient, { type Client } from 'openapi-fetch'
import type { paths as ContentPaths } from '../generated/content.d.ts'
import type { paths as ServicesPaths } from '../generated/services.d.ts'
import type { paths as ShopPaths } from '../generated/shop.d.ts'
import type { Shop } from './context.ts'
import { send, type Scope } from './send.ts'

export type ShopApi = Client<ShopPaths, 'application/json'>
export type ContentApi = Client<ContentPaths, 'application/json'>
export type ServicesApi = Client<ServicesPaths, 'application/json'>

interface Draft {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: string
  readonly signal?: AbortSignal
}

/** Stands in for `Request`, which refuses addresses relative to the page outside browsers and hides the body. */
function draft(url: string, init: Omit<Draft, 'url'>): Draft {
  return { ...init, url }
}

function client<Paths extends object>(shop: Shop, scope: Scope, baseUrl: string): Client<Paths, 'application/json'> {
  return createClient<Paths, 'application/json'>({
    baseUrl,
    Request: draft as unknown as typeof Request,
    fetch: async (request) => {
      const { method, ...rest } = request as unknown as Draft
      const { data, status } = await send(shop, scope, { ...rest, method, safe: method === 'GET' || method === 'HEAD' })
      // already read and parsed; the length only keeps the client from parsing it once more
      const headers = { get: (name: string) => (name === 'Content-Length' ? '1' : null) }
      return { ok: true, status, headers, json: async () => data } as unknown as Response
    },
  })
}

export const shopApi = (shop: Shop): ShopApi => client(shop, 'shop', shop.config.endpoints.shop)
export const contentApi = (shop: Shop): ContentApi => client(shop, 'content', shop.config.endpoints.content)
export const servicesApi = (shop: Shop): ServicesApi => client(shop, 'services', shop.config.endpoints.services)
