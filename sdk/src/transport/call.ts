import { CommerceError, localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { contextHeaders, type Scope } from './headers.ts'
import type { ContentApi, ServicesApi, ShopApi } from './rest.ts'

type DataOf<R> = R extends { data: infer D; error?: never } ? D : never
type ErrorOf<R> = R extends { error: infer E } ? E : never

/** The error codes that the contract lists for an operation. */
export type CodesOf<E> = E extends {
  /** Errors in the body of an error response. */
  errors: infer List
}
  ? List extends readonly {
      /** Code of one error. */
      code?: infer C
    }[]
    ? Extract<C, string>
    : never
  : never

/** Result of a call, derived from its operation. */
export type CallResult<R> = Result<DataOf<R>, ShopError<CodesOf<ErrorOf<R>>>>

const refuse = (error: ShopError): never => {
  throw new CommerceError(error)
}

const notLoaded = (): never => refuse(localError('network', { retryable: true }))

async function call<R>(
  shop: Shop,
  scope: Scope,
  run: (api: never) => Promise<R>,
  required?: string,
): Promise<CallResult<R>> {
  // read before the client is loaded: a call belongs to the visitor at the time of the call
  const headers = contextHeaders(shop, scope)
  try {
    // without a network, the chunk of the client does not load
    const createApi = await import('./rest.ts').then((client) => client.createApi, notLoaded)
    const api = createApi(shop, headers, shop.config.endpoints[scope], refuse, required)
    const { data } = (await run(api as never)) as { data: DataOf<R> }
    return ok(data)
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return fail(error.error as ShopError<CodesOf<ErrorOf<R>>>)
  }
}

/**
 * Runs one operation of the shop back end. The REST client is loaded on the first call, so that a page without calls
 * does not load it.
 *
 * @param shop - The shop to call.
 * @param run - Sends the request with the REST client.
 * @param required - A top-level field that may not be missing, null or empty text; `[]` for a response that is a list.
 *   Otherwise the result is the error `contract`, whose issue names it. Defaults to none.
 * @returns The data, or an error: a code of the operation or a `TransportCode`. An abort throws the reason of the
 *   signal.
 * @example
 * ```ts
 * const answer = await callShop(shop, (api) => api.GET('/api/v1/cart'))
 * ```
 */
export const callShop = <R>(shop: Shop, run: (api: ShopApi) => Promise<R>, required?: string): Promise<CallResult<R>> =>
  call(shop, 'shop', run, required)

/**
 * Runs one operation of the content service; see `callShop`.
 *
 * @param shop - The shop to call.
 * @param run - Sends the request with the REST client.
 * @param required - A top-level field that may not be missing, null or empty text; `[]` for a response that is a list.
 *   Otherwise the result is the error `contract`, whose issue names it. Defaults to none.
 * @returns The data, or an error: a code of the operation or a `TransportCode`. An abort throws the reason of the
 *   signal.
 */
export const callContent = <R>(
  shop: Shop,
  run: (api: ContentApi) => Promise<R>,
  required?: string,
): Promise<CallResult<R>> => call(shop, 'content', run, required)

/**
 * Runs one operation of the external services, which never receive a token; see `callShop`.
 *
 * @param shop - The shop to call.
 * @param run - Sends the request with the REST client.
 * @returns The data, or an error: a code of the operation or a `TransportCode`. An abort throws the reason of the
 *   signal.
 */
export const callServices = <R>(shop: Shop, run: (api: ServicesApi) => Promise<R>): Promise<CallResult<R>> =>
  call(shop, 'services', run)
