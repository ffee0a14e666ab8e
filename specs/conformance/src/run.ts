import { findCapabilities, type Presences } from './capabilities.ts'
import { checks } from './checks/all.ts'
import { createCheckContext, Failed, Skipped, type Check } from './check.ts'
import { createClient, RateLimitedError, UnreachableError, type Exchange, type Fetch } from './client.ts'
import { operations } from './contract/operations.ts'
import { capabilityOf, profiles, type ProfileName } from './contract/profiles.ts'
import { promiseOf } from './contract/validate.ts'
import { createShop, type Credentials } from './shop.ts'

export interface Options {
  readonly shop: string
  readonly content: string
  readonly profile: ProfileName
  readonly customers?: readonly Credentials[]
  /** Whether orders may be placed. */
  readonly orders?: boolean
  /** Ids of checks or names of groups. All checks run if it is empty. */
  readonly only?: readonly string[]
  readonly fetch?: Fetch
  /** Called with each result as soon as it is known. */
  readonly onResult?: (result: Result) => void
}

/** `absent`: the back end does not have the capability. `skipped`: it could not be checked. */
export type Verdict = 'passed' | 'failed' | 'absent' | 'skipped'

export interface Failure {
  readonly operation: string
  readonly what: string
  readonly sent: { readonly request: string; readonly body: string | undefined } | undefined
  readonly received: { readonly status: number; readonly headers: string; readonly body: string } | undefined
  /** The sentence of the contract. */
  readonly contract: string
  /** The effect in the shop. */
  readonly impact: string
}

export interface Result {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly verdict: Verdict
  readonly ms: number
  readonly reason?: string
  readonly failure?: Failure
  readonly notes: readonly string[]
}

export interface Report {
  readonly shop: string
  readonly content: string
  readonly profile: ProfileName
  readonly results: readonly Result[]
  readonly capabilities: Presences
  readonly leftBehind: readonly string[]
  readonly requests: number
}

const groupOf = (id: string): string => id.split('/')[0] ?? id
const truncate = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max)} …` : text)
const secretHeaders = /^(authorization|x-guest-cart-token)$/

/** Describes a failure with its request and response, truncated and without tokens. */
export function failureOf(
  check: Pick<Check, 'operation' | 'promise' | 'impact'>,
  what: string,
  exchange?: Exchange,
): Failure {
  const headers = Object.entries(exchange?.sent.headers ?? {}).filter(
    ([name]) => !['accept', 'content-type'].includes(name),
  )
  const headerText = headers.map(([name, value]) => `${name}: ${secretHeaders.test(name) ? '…' : value}`).join(', ')
  const operation = exchange && operations.has(exchange.operation) ? exchange.operation : check.operation
  return {
    operation,
    what,
    sent: exchange && {
      request: `${exchange.sent.method} ${exchange.sent.url}${headerText && ` (${headerText})`}`,
      body: exchange.sent.body === undefined ? undefined : truncate(exchange.sent.body, 300),
    },
    received: exchange && {
      status: exchange.status,
      headers: ['content-type', 'cache-control', 'vary', 'retry-after', 'idempotent-replayed']
        .flatMap((name) => (exchange.headers.has(name) ? [`${name}: ${exchange.headers.get(name)}`] : []))
        .join(', '),
      body: truncate(exchange.text, 400),
    },
    contract: check.promise,
    impact: check.impact,
  }
}

const isSelected = (only: readonly string[] | undefined, id: string): boolean =>
  only === undefined || only.length === 0 || only.some((name) => name === id || name === groupOf(id))

/** Runs the checks against a back end. */
export async function run(options: Options): Promise<Report> {
  const { profile, only, customers = [], orders = true, onResult } = options
  const send = options.fetch ?? ((url, init) => fetch(url, init))
  const client = createClient({ shop: options.shop, content: options.content }, send)
  const shop = createShop(client, { customers, orders })
  const results: Result[] = []
  const add = (result: Result) => {
    results.push(result)
    onResult?.(result)
  }
  const selected = checks.filter(({ id }) => isSelected(only, id))
  const probed = new Set(selected.flatMap(({ needs = [], probes = [] }) => [...needs, ...probes]))
  await client.request('getGlobals')
  const isPartial = only !== undefined && only.length > 0
  const capabilities = await findCapabilities(client, shop, isPartial ? probed : undefined)

  for (const check of selected) {
    const notes: string[] = []
    const start = performance.now()
    const base = { id: check.id, group: groupOf(check.id), title: check.title, notes }
    const finish = (verdict: Verdict, more: Partial<Result> = {}) =>
      add({ ...base, verdict, ms: Math.round(performance.now() - start), ...more })
    const absent = (check.needs ?? []).find((name) => capabilities[name] === 'absent')
    if (absent !== undefined) {
      const title = profiles.capabilities[absent]?.title ?? absent
      finish('absent', { reason: `The back end does not have: ${title}` })
      continue
    }
    const firstExchange = client.exchanges.length
    try {
      const note = (text: string) => notes.push(text)
      await check.run(createCheckContext(client, { shop, presences: capabilities, fetch: send, note }))
      finish('passed')
    } catch (error) {
      if (error instanceof Skipped || error instanceof RateLimitedError) finish('skipped', { reason: error.message })
      else if (error instanceof Failed) finish('failed', { failure: failureOf(check, error.message, error.exchange) })
      else if (error instanceof UnreachableError) finish('failed', { failure: failureOf(check, error.message) })
      else if (error instanceof TypeError) {
        const last = client.exchanges.slice(firstExchange).at(-1)
        finish('failed', {
          failure: failureOf(check, `The response has an unexpected shape (${error.message}).`, last),
        })
      } else throw error
    }
  }
  const leftBehind = await shop.cleanUp()
  for (const result of responseResults(client.exchanges, profile, capabilities, isPartial)) add(result)
  return {
    ...{ shop: options.shop, content: options.content, profile, results, capabilities, leftBehind },
    requests: client.exchanges.length,
  }
}

/** The effect of an invalid response, by the tag of its operation. */
const impacts: Readonly<Record<string, string>> = {
  cart: 'The cart shows an error, because the SDK rejects invalid responses.',
  checkout: 'The checkout cannot be completed, because the SDK rejects invalid responses.',
  orders: 'A placed order cannot be shown.',
  auth: 'Customers cannot sign in.',
  account: 'A page of the account shows an error.',
  catalog: 'Category and product pages show an error.',
  globals: 'The shop does not start.',
  navigation: 'The menu is missing, or its links do not work.',
  search: 'Search shows an error.',
}

/** One result for each operation: whether all its responses match the contract. */
function responseResults(
  exchanges: readonly Exchange[],
  profile: ProfileName,
  capabilities: Presences,
  isPartial: boolean,
): Result[] {
  return [...operations.values()].flatMap((operation): Result[] => {
    const own = exchanges.filter((exchange) => exchange.operation === operation.id)
    const capability = capabilityOf(operation.id)
    const base = {
      ...{ id: `answers/${operation.id}`, group: 'answers', ms: 0, notes: [] },
      title: `${operation.id}: every response matches the contract (${own.length})`,
    }
    if (capability !== undefined && capabilities[capability] === 'absent') {
      const title = profiles.capabilities[capability]?.title ?? capability
      if (profile === 'minimum')
        return isPartial ? [] : [{ ...base, verdict: 'absent', reason: `The back end does not have: ${title}` }]
      const promise = promiseOf(operation)
      const failure = failureOf(
        { operation: operation.id, promise, impact: profiles.capabilities[capability]?.without ?? '' },
        `The back end does not have it (${title}).`,
        own[0],
      )
      return [{ ...base, verdict: 'failed', failure }]
    }
    const invalid = own.find(({ violations }) => violations.length > 0)
    if (invalid) {
      const promise = promiseOf(operation)
      const impact = impacts[operation.tag] ?? 'The part of the page that requests it is missing.'
      const failure = failureOf({ operation: operation.id, promise, impact }, invalid.violations.join('; '), invalid)
      return [{ ...base, verdict: 'failed', failure }]
    }
    if (own.length > 0) return [{ ...base, verdict: 'passed' }]
    return isPartial ? [] : [{ ...base, verdict: 'skipped', reason: 'No check requests it.' }]
  })
}
