import type { ShopError } from '../kernel/errors.ts'
import { isRecord, readText } from '../kernel/read.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { transportError } from './decode.ts'
import { contextHeaders } from './headers.ts'
import { send } from './send.ts'
import type { CallOptions } from '../kernel/options.ts'

/** A GraphQL document made by the generator, with the types of its answer and variables. */
export interface TypedDocument<Data, Variables> {
  /** The text of the query. */
  toString(): string
  /** Carries the types only; never set at run time. */
  __apiType?: (variables: Variables) => Data
}

/** What a query of the content service can be refused with, besides what every call can end with. */
export type ContentCode = 'forbidden' | 'not_found'
/** Error of `queryContent`, with a {@link ContentCode} or a code that every call can end with. */
export type ContentError = ShopError<ContentCode>

const codes: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
}

interface GraphqlError {
  readonly message?: unknown
  readonly extensions?: { readonly code?: unknown; readonly statusCode?: unknown } | null
}

const isErrorStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600

/** The error of an answer with errors: the status that the content service reports, else `contract`. */
function errorOf(errors: readonly (GraphqlError | null)[], status: number): ContentError {
  const issues = errors.map((own) => {
    const code = readText(own?.extensions?.code)
    return { code: code ?? 'graphql', field: null, title: readText(own?.message) ?? '' }
  })
  const reported = errors.map((own) => own?.extensions?.statusCode).find(isErrorStatus)
  const refused = issues.some(({ code }) => code === 'forbidden')
  const shown = reported ?? (refused ? 403 : status)
  const code = shown >= 500 ? 'server' : (codes[shown] ?? 'contract')
  return transportError(code as 'contract', true, { status: shown, retryable: shown >= 500, issues }) as ContentError
}

/**
 * Asks the content service by POST with `query` and `variables`. Only queries are meant: they change nothing
 * and are repeated like a GET. An error with a `statusCode` of the content service has that status, and `forbidden` is
 * what is not for this visitor; any other error beside the data, so a partial answer too, is `contract`.
 */
export async function queryContent<Data, Variables extends object>(
  shop: Shop,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  options: CallOptions = {},
): Promise<Result<Data, ContentError>> {
  const sent = await send(shop, {
    url: `${shop.config.endpoints.content}/graphql`,
    method: 'POST',
    safe: true,
    headers: new Headers({ ...contextHeaders(shop, 'content'), 'Content-Type': 'application/json' }),
    body: JSON.stringify({ query: document.toString(), variables }),
    signal: options.signal,
  })
  if (!sent.ok) return sent as Result<never, ContentError>
  const { data, status } = sent.data
  const answer = isRecord(data) ? data : {}
  const faults: readonly GraphqlError[] = Array.isArray(answer['errors']) ? answer['errors'] : []
  return faults.length === 0 && isRecord(answer['data']) ? ok(answer['data'] as Data) : fail(errorOf(faults, status))
}
