import { answerFaults } from './contract/validate.ts'
import { operationOf, type Base, type Operation } from './contract/operations.ts'

export interface Asking {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  /** Sent as it is instead of `body`. */
  readonly raw?: string
  /** Token of a guest cart. */
  readonly cart?: string | undefined
  /** Token of a signed-in customer. */
  readonly bearer?: string | undefined
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** A request with its answer. */
export interface Exchange {
  readonly operation: string
  readonly sent: Sent
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parsed JSON, loosely typed: its shape is what is checked. */
  readonly body: any // oxlint-disable-line typescript/no-explicit-any
  /** What is wrong with it by the documents. */
  readonly faults: readonly string[]
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** The back end cannot be reached at all. */
export class Unreachable extends Error {}

/** The back end wants fewer requests. */
export class Limited extends Error {}

const patience = 20_000
const longestWait = 10

export interface Client {
  readonly ask: (id: string, asking?: Asking) => Promise<Exchange>
  /** Asks an address that is no operation of the contract. */
  readonly get: (base: Base, path: string) => Promise<Exchange>
  readonly exchanges: readonly Exchange[]
}

export function createClient(bases: Readonly<Partial<Record<Base, string>>>, fetch: Fetch): Client {
  const exchanges: Exchange[] = []

  async function send(sent: Sent, again = 2): Promise<Response> {
    const init = { method: sent.method, headers: sent.headers, ...(sent.body === undefined ? {} : { body: sent.body }) }
    const response = await fetch(sent.url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    }).catch((reason: unknown) => {
      const cause = reason instanceof Error ? ((reason.cause as Error | undefined)?.message ?? reason.message) : ''
      throw new Unreachable(`${sent.method} ${sent.url} was not answered: ${cause}`, { cause: reason })
    })
    if (response.status !== 429) return response
    const seconds = Number(response.headers.get('retry-after') ?? longestWait + 1)
    if (again === 0 || seconds > longestWait)
      throw new Limited(`${sent.method} ${sent.url} is answered less often: rate_limited for ${seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return send(sent, again - 1)
  }

  async function exchange(operation: Operation | undefined, sent: Sent): Promise<Exchange> {
    const response = await send(sent)
    const { status, headers } = response
    const type = headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    const text = await response.text()
    const body = parsed(text)
    const faults = operation ? answerFaults(operation, { status, type, text, body }) : []
    const made = { operation: operation?.id ?? `${sent.method} ${sent.url}`, sent, status, headers, text, body, faults }
    exchanges.push(made)
    return made
  }

  return {
    exchanges,
    ask(id, asking = {}) {
      const operation = operationOf(id)
      const base = bases[operation.base]
      if (base === undefined) throw new Error(`The address of the ${operation.base} service was not given.`)
      return exchange(operation, {
        method: operation.method.toUpperCase(),
        url: base + addressOf(operation, asking),
        headers: headersOf(asking),
        body: asking.raw ?? (asking.body === undefined ? undefined : JSON.stringify(asking.body)),
      })
    },
    get: (base, path) =>
      exchange(undefined, { method: 'GET', url: `${bases[base]}${path}`, headers: {}, body: undefined }),
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function addressOf({ path }: Operation, asking: Asking): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = asking.path?.[name]
    if (value === undefined) throw new Error(`${path} was asked without ${name}.`)
    return String(value).split('/').map(encodeURIComponent).join('/')
  })
  const query = Object.entries(asking.query ?? {}).filter(([, value]) => value !== undefined)
  if (query.length === 0) return filled
  return `${filled}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString()}`
}

const headersOf = ({ body, raw, cart, bearer, key, headers }: Asking): Record<string, string> => ({
  accept: 'application/json',
  ...(body === undefined && raw === undefined ? {} : { 'content-type': 'application/json' }),
  ...(cart === undefined ? {} : { 'x-guest-cart-token': cart }),
  ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  ...(key === undefined ? {} : { 'idempotency-key': key }),
  ...headers,
})
