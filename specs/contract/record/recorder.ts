import { headersOf, type RequestOptions, type World } from '../../sandbox/test/support/world.ts'
import { operations, type Located } from '../../sandbox/test/support/contract.ts'

export interface RecordedRequest extends RequestOptions {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: unknown
  /** Body of a picture upload. */
  readonly bytes?: { readonly type: string; readonly data: Buffer }
}

export interface RecordedResponse {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

/** A recorded request and its response. */
export interface Exchange {
  readonly request: {
    readonly path?: RecordedRequest['path']
    readonly query?: RecordedRequest['query']
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
  }
  readonly response: { readonly status: number; readonly type?: string; readonly body?: unknown }
}

export interface Recorded {
  readonly operation: Located
  readonly example: Exchange
  readonly refused?: Exchange
}

const byId = new Map(operations.map((place) => [place.operation.operationId, place]))

function urlOf({ url }: Located, { path = {}, query = {} }: RecordedRequest): string {
  const filled = url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(path[name]).split('/').map(encodeURIComponent).join('/'),
  )
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)])
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`
}

/** Sends a request and records the response; binary bodies are left out. */
async function exchange(world: World, place: Located, input: RecordedRequest): Promise<Exchange> {
  const headers = headersOf(input)
  const { bytes } = input
  const payload = bytes ? bytes.data : input.body
  const response = await world.app.inject({
    method: place.method.toUpperCase() as 'GET',
    url: urlOf(place, input),
    headers: { ...headers, ...(bytes && { 'content-type': bytes.type }) },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  const type = String(response.headers['content-type'] ?? '').split(';')[0] ?? ''
  const isJson = type.endsWith('json')
  const body = isJson ? JSON.parse(response.body) : type.startsWith('text/') ? response.body : undefined
  return {
    request: {
      ...(input.path && { path: input.path }),
      ...(input.query && { query: input.query }),
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(input.body !== undefined && { body: input.body }),
    },
    response: {
      status: response.statusCode,
      ...(type !== '' && { type }),
      ...(body !== undefined && response.body !== '' && { body }),
    },
  }
}

/** Operations for which an empty body is valid. */
const emptyBodyAllowed = new Set(['createQuote', 'withdrawFromOrder'])

/** A request that the operation must refuse. */
function invalidRequest({ operation, method }: Located, input: RecordedRequest): RecordedRequest | undefined {
  const { security } = operation as { security?: readonly object[] }
  const needsSignIn = security !== undefined && security.length > 0 && security.every((way) => 'bearer' in way)
  const { bearer: _, cart: __, ...anonymous } = input
  if (needsSignIn) return anonymous
  if (input.body !== undefined && method !== 'get')
    return { ...input, body: emptyBodyAllowed.has(operation.operationId) ? { unknown: true } : {} }
  const names = Object.keys(input.path ?? {})
  const numbers = names.filter((name) => typeof input.path?.[name] === 'number')
  const [name] = numbers.length > 0 ? numbers : names
  if (name === undefined) return input.cart === undefined ? undefined : { ...input, cart: 'no-such-cart-of-anybody' }
  return { ...input, path: { ...input.path, [name]: numbers.length > 0 ? 999_999_999 : 'no-such-thing' } }
}

/** Sends requests to the sandbox and records them with their responses. */
export function createRecorder(world: World) {
  const recorded = new Map<string, Recorded>()
  const made = { keys: 0 }

  /** @param invalid a request for the recorded refusal, if it is more useful than a missing token or an empty body */
  async function record(
    id: string,
    input: RecordedRequest = {},
    invalid?: RecordedRequest,
  ): Promise<RecordedResponse['body']> {
    const operation = byId.get(id)
    if (!operation) throw new Error(`The contract has no operation ${id}.`)
    const takesKey = ((operation.operation.parameters ?? []) as readonly { $ref?: string }[]).some(({ $ref }) =>
      $ref?.endsWith('IdempotencyKey'),
    )
    made.keys += 1
    const sent = { ...input, ...(takesKey && { key: `example-key-${String(made.keys).padStart(4, '0')}` }) }
    const refusing = invalid ? { ...sent, ...invalid } : invalidRequest(operation, sent)
    // first, because a successful request may not be repeatable
    const refused =
      refusing && (await exchange(world, operation, { ...refusing, ...(takesKey && { key: `${sent.key}-refused` }) }))
    const example = await exchange(world, operation, sent)
    if (example.response.status >= 400)
      throw new Error(`${id} was refused: ${JSON.stringify(example.response.body)?.slice(0, 600)}`)
    recorded.set(id, { operation, example, ...(refused && refused.response.status >= 400 && { refused }) })
    return example.response.body
  }

  return { record, recorded: recorded as ReadonlyMap<string, Recorded> }
}

export type Recorder = ReturnType<typeof createRecorder>
export type Recording = Recorder['record']
