import { CommerceError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { transportError } from './decode.ts'
import { contextHeaders } from './headers.ts'
import { send } from './send.ts'

/** A GraphQL document made by the generator, with the types of its answer and variables. */
export interface TypedDocument<Data, Variables> {
  toString(): string
  __apiType?: (variables: Variables) => Data
}

export interface QueryOptions {
  readonly signal?: AbortSignal | null | undefined
}

interface Body {
  readonly data?: unknown
  readonly errors?: readonly { message: string; extensions?: { code?: unknown } }[]
}

/**
 * Asks the content service by POST with `query` and `variables` (B7.19). Only queries are meant: they change nothing
 * and are repeated like a GET. A partial answer is an error too, of code `contract`.
 */
export async function queryContent<Data, Variables extends object>(
  shop: Shop,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  options: QueryOptions = {},
): Promise<Result<Data, ShopError<never>>> {
  try {
    const answer = await send(shop, {
      url: `${shop.config.endpoints.content}/graphql`,
      method: 'POST',
      safe: true,
      headers: new Headers({ ...contextHeaders(shop, 'content'), 'Content-Type': 'application/json' }),
      body: JSON.stringify({ query: document.toString(), variables }),
      signal: options.signal,
    })
    const { data, errors } = (answer.data ?? {}) as Body
    if (errors?.length || !data) {
      const issues = (errors ?? []).map(({ message, extensions }) => ({
        code: typeof extensions?.code === 'string' ? extensions.code : 'graphql',
        field: null,
        title: message,
      }))
      return fail(
        transportError('contract', true, { status: answer.status, retryable: false, issues }) as ShopError<never>,
      )
    }
    return ok(data as Data)
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return fail(error.error as ShopError<never>)
  }
}
