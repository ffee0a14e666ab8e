import type { Client } from 'openapi-fetch'
import type { paths as ContentPaths } from '../generated/content.d.ts'
import type { paths as ServicesPaths } from '../generated/services.d.ts'
import type { paths as ShopPaths } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { addressOf, type PathValues, type QueryValues } from './address.ts'
import type { Shop } from './context.ts'
import type { ContextHeaders } from './headers.ts'
import { transportError } from './decode.ts'
import { send } from './send.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * The operations of a back end, typed by its document: one function per method, which takes a path and its parameters.
 */
export type Api<Paths extends object> = Pick<Client<Paths, 'application/json'>, (typeof methods)[number]>

/**
 * Operations and fields that your shop back end has beyond the contract. Declare them once, in the format of
 * openapi-typescript; {@link ShopApi} then includes them. Declarations for a path of the contract are merged with it.
 * Use `declare module '@vanek/sdk/transport'`; the README of the package shows how.
 */
export interface CustomShopPaths {}

/**
 * Operations and fields that your content back end has beyond the contract; declared as {@link CustomShopPaths} are.
 */
export interface CustomContentPaths {}

/** Operations that your services have beyond the contract; declared as {@link CustomShopPaths} are. */
export interface CustomServicesPaths {}

/** The operations of the shop back end, for the callback of `callShop`. */
export type ShopApi = Api<ShopPaths & CustomShopPaths>
/** The operations of the content back end, for the callback of `callContent`. */
export type ContentApi = Api<ContentPaths & CustomContentPaths>
/** The operations of the services, for the callback of `callServices`. */
export type ServicesApi = Api<ServicesPaths & CustomServicesPaths>

/** The options of an operation in openapi-fetch, as far as our OpenAPI documents use them. */
interface Init {
  readonly params?: { readonly path?: PathValues; readonly query?: QueryValues; readonly header?: HeadersInit }
  readonly headers?: HeadersInit
  readonly body?: unknown
  readonly signal?: AbortSignal | null
}

function headersFor(context: ContextHeaders, { params, headers, body }: Init): Headers {
  const all = new Headers(body === undefined ? {} : { 'Content-Type': 'application/json' })
  for (const given of [context, params?.header, headers])
    new Headers(given).forEach((value, name) => all.set(name, value))
  return all
}

/** Whether a response is a list, `[]`, or has a field. */
const has = (data: unknown, required: string): boolean =>
  required === '[]'
    ? Array.isArray(data)
    : ((data as Readonly<Record<string, unknown>> | undefined)?.[required] ?? '') !== ''

/**
 * The client of one back end. Its types are those of openapi-fetch; it sends through the transport of the SDK. It is
 * loaded lazily and shares no module with the initial bundle, because bundlers would create a third chunk: so
 * `refuse` throws for it, and it creates Results itself.
 *
 * A response without the `required` field is the error `contract`, like `GET /api/v1/cart.items`.
 */
export function createApi(
  shop: Shop,
  context: ContextHeaders,
  baseUrl: string,
  refuse: (error: ShopError) => never,
  required: string | undefined,
): unknown {
  const base = baseUrl.replace(/\/$/, '')
  const run =
    (method: string) =>
    async (path: string, init: Init = {}) => {
      const { params, body, signal } = init
      const safe = method === 'GET'
      const sent = await send(shop, {
        url: base + addressOf(path, params?.path, params?.query),
        method,
        safe,
        headers: headersFor(context, init),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal,
      })
      if (!sent.ok) return refuse(sent.error)
      const { data, status } = sent.data
      if (required && !has(data, required))
        return refuse(
          transportError('contract', safe, {
            ...{ status, retryable: false },
            issues: [{ code: 'contract', field: `${method} ${path}.${required}`, title: '' }],
          }),
        )
      // the body is already read; only the status is used
      return { data, response: { ok: true, status } }
    }
  return Object.fromEntries(methods.map((method) => [method, run(method)]))
}
