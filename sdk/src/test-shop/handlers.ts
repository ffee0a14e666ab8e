import type { operations as ContentOperations } from '../generated/content.d.ts'
import { contractOperations } from '../generated/operations.ts'
import type { operations as ServiceOperations } from '../generated/services.d.ts'
import type { operations as ShopOperations } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { Endpoints } from '../transport/config.ts'

interface Operations extends ShopOperations, ContentOperations, ServiceOperations {}

/** Id of an operation of the contract, such as `getCart`. */
export type TestOperation = (typeof contractOperations)[number]['id'] & keyof Operations

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? DeepReadonly<Body> : never

/** An operation with its responses by status. */
interface WithResponses<T> {
  readonly responses: T
}

/** An operation with a request body. */
interface WithBody<T> {
  readonly requestBody?: T
}

/** Body of a successful answer to an operation. */
export type TestResponseBody<Id extends TestOperation> =
  Operations[Id] extends WithResponses<infer Responses> ? JsonOf<Responses[keyof Responses & (200 | 201 | 202)]> : never

/** Body of a request for an operation; unknown for one without a JSON body. */
export type TestBody<Id extends TestOperation> =
  Operations[Id] extends WithBody<infer Body>
    ? [JsonOf<NonNullable<Body>>] extends [never]
      ? unknown
      : JsonOf<NonNullable<Body>>
    : unknown

/** A request as a back end receives it. */
export interface TestRequest<Id extends TestOperation = TestOperation> {
  /** Id of the operation; undefined for a URL that is not in the contract. */
  readonly operation: Id | undefined
  /** HTTP method in capitals. */
  readonly method: string
  /** Path of the address, with that of the endpoint. */
  readonly path: string
  /** Values of the placeholders in the path, such as `id`. */
  readonly params: Readonly<Record<string, string>>
  /** Parameters of the query string. */
  readonly query: Readonly<Record<string, string>>
  /** Headers of the request. */
  readonly headers: Headers
  /** Parsed JSON body; undefined without one. */
  readonly body: TestOperation extends Id ? unknown : TestBody<Id>
}

/**
 * Responds to a request with a body of status 200, or with a `Response`. If it throws, the request fails as a network
 * error, and the console shows the `Error` that was thrown.
 */
export type TestHandler<Id extends TestOperation = TestOperation> = (
  request: TestRequest<Id>,
) => TestResponseBody<Id> | Response | Promise<TestResponseBody<Id> | Response>

/** Handlers by operation. */
export type TestHandlers = { readonly [Id in TestOperation]?: TestHandler<Id> }

type Target = 'shop' | 'content' | 'services'
const bases: Readonly<Record<Target, string>> = { shop: '', content: '/content', services: '/services' }

const routes = contractOperations.map(({ target, method, path, id }) => {
  const own = path.slice(bases[target].length)
  const names = [...own.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = new RegExp(`^${own.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')}$`)
  return { target, method, id, pattern, names }
})

/** The operation of the contract for a URL, with its path parameters. */
export function operationAt(
  { method, url }: { readonly method: string; readonly url: URL },
  endpoints: Endpoints,
): Pick<TestRequest, 'operation' | 'params'> {
  for (const route of routes) {
    const base = endpoints[route.target]
    if (base === undefined || route.method !== method) continue
    const address = `${url.origin}${url.pathname}`
    if (!address.startsWith(`${base}/`)) continue
    const found = route.pattern.exec(address.slice(base.length))
    if (!found) continue
    const values = found.slice(1).map(decodeURIComponent)
    return {
      operation: route.id,
      params: Object.fromEntries(route.names.map((name, at) => [name, values[at] ?? ''])),
    }
  }
  return { operation: undefined, params: {} }
}
