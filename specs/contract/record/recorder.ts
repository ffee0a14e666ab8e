import { headersOf, type AskOptions, type World } from '../../sandbox/test/support/world.ts'
import { operations, type Located } from '../../sandbox/test/support/contract.ts'

export interface Wanted extends AskOptions {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: unknown
  /** Bytes of a picture. */
  readonly bytes?: { readonly type: string; readonly data: Buffer }
}

export interface Answered {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

/** A request with its answer, as data. */
export interface Exchange {
  readonly request: {
    readonly path?: Wanted['path']
    readonly query?: Wanted['query']
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

function urlOf({ url }: Located, { path = {}, query = {} }: Wanted): string {
  const filled = url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(path[name]).split('/').map(encodeURIComponent).join('/'),
  )
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)])
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`
}

/** An answer of a request, of which only texts are kept. */
async function exchange(world: World, place: Located, wanted: Wanted): Promise<Exchange> {
  const headers = headersOf(wanted)
  const { bytes } = wanted
  const payload = bytes ? bytes.data : wanted.body
  const answer = await world.app.inject({
    method: place.method.toUpperCase() as 'GET',
    url: urlOf(place, wanted),
    headers: { ...headers, ...(bytes && { 'content-type': bytes.type }) },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
  const isJson = type.endsWith('json')
  const body = isJson ? JSON.parse(answer.body) : type.startsWith('text/') ? answer.body : undefined
  return {
    request: {
      ...(wanted.path && { path: wanted.path }),
      ...(wanted.query && { query: wanted.query }),
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(wanted.body !== undefined && { body: wanted.body }),
    },
    response: {
      status: answer.statusCode,
      ...(type !== '' && { type }),
      ...(body !== undefined && answer.body !== '' && { body }),
    },
  }
}

/** An empty body is right there. */
const nothingNeeded = new Set(['createQuote', 'withdrawFromOrder'])

/** A request that an operation has to refuse. */
function wrong({ operation, method }: Located, wanted: Wanted): Wanted | undefined {
  const { security } = operation as { security?: readonly object[] }
  const needsSignIn = security !== undefined && security.length > 0 && security.every((way) => 'bearer' in way)
  const { bearer: _, cart: __, ...nobody } = wanted
  if (needsSignIn) return nobody
  if (wanted.body !== undefined && method !== 'get')
    return { ...wanted, body: nothingNeeded.has(operation.operationId) ? { unknown: true } : {} }
  const names = Object.keys(wanted.path ?? {})
  const numbers = names.filter((name) => typeof wanted.path?.[name] === 'number')
  const [name] = numbers.length > 0 ? numbers : names
  if (name === undefined) return wanted.cart === undefined ? undefined : { ...wanted, cart: 'no-such-cart-of-anybody' }
  return { ...wanted, path: { ...wanted.path, [name]: numbers.length > 0 ? 999_999_999 : 'no-such-thing' } }
}

/** Asks the sandbox and writes down what was sent and answered. */
export function createRecorder(world: World) {
  const recorded = new Map<string, Recorded>()
  const made = { keys: 0 }

  /** `wrongly` is what has to be refused, where something says more than a missing token or an empty body. */
  async function record(id: string, wanted: Wanted = {}, wrongly?: Wanted): Promise<Answered['body']> {
    const operation = byId.get(id)
    if (!operation) throw new Error(`The contract has no operation ${id}.`)
    const takesKey = ((operation.operation.parameters ?? []) as readonly { $ref?: string }[]).some(({ $ref }) =>
      $ref?.endsWith('IdempotencyKey'),
    )
    made.keys += 1
    const sent = { ...wanted, ...(takesKey && { key: `example-key-${String(made.keys).padStart(4, '0')}` }) }
    const refusing = wrongly ? { ...sent, ...wrongly } : wrong(operation, sent)
    // first, as what succeeds may not be possible twice
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

export type Recording = ReturnType<typeof createRecorder>['record']
