import { findCapabilities, type Presences } from './capabilities.ts'
import { checks } from './checks/all.ts'
import { createChecking, Failed, Skipped, type Check } from './check.ts'
import { createClient, Limited, Unreachable, type Exchange, type Fetch } from './client.ts'
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
  /** Ids of checks, or groups of them; all when none is named. */
  readonly only?: readonly string[]
  readonly fetch?: Fetch
  /** Called with every result as it comes. */
  readonly onResult?: (result: Result) => void
}

/** `absent` is a capability that the back end does not have; `skipped` could not be checked. */
export type Verdict = 'passed' | 'failed' | 'absent' | 'skipped'

export interface Failure {
  readonly operation: string
  readonly what: string
  readonly sent: { readonly request: string; readonly body: string | undefined } | undefined
  readonly received: { readonly status: number; readonly headers: string; readonly body: string } | undefined
  /** The sentence of the contract. */
  readonly contract: string
  /** What would break in the shop. */
  readonly breaks: string
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
const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)} …` : text)
const secret = /^(authorization|x-guest-cart-token)$/

/** What was sent and received, short enough to be read, without tokens. */
export function failureOf(
  check: Pick<Check, 'operation' | 'says' | 'breaks'>,
  what: string,
  about?: Exchange,
): Failure {
  const headers = Object.entries(about?.sent.headers ?? {}).filter(
    ([name]) => !['accept', 'content-type'].includes(name),
  )
  const headerText = headers.map(([name, value]) => `${name}: ${secret.test(name) ? '…' : value}`).join(', ')
  const known = about && operations.has(about.operation) ? about.operation : undefined
  return {
    operation: known ?? check.operation,
    what: what.charAt(0).toUpperCase() + what.slice(1),
    sent: about && {
      request: `${about.sent.method} ${about.sent.url}${headerText && ` (${headerText})`}`,
      body: about.sent.body === undefined ? undefined : shortened(about.sent.body, 300),
    },
    received: about && {
      status: about.status,
      headers: ['content-type', 'cache-control', 'vary', 'retry-after', 'idempotent-replayed']
        .flatMap((name) => (about.headers.has(name) ? [`${name}: ${about.headers.get(name)}`] : []))
        .join(', '),
      body: shortened(about.text, 400),
    },
    contract: check.says,
    breaks: check.breaks,
  }
}

const isWanted = (only: readonly string[] | undefined, id: string): boolean =>
  only === undefined || only.length === 0 || only.some((name) => name === id || name === groupOf(id))

/** Checks a back end. */
export async function run(options: Options): Promise<Report> {
  const { profile, only, customers = [], orders = true, onResult } = options
  const fetched = options.fetch ?? ((url, init) => fetch(url, init))
  const client = createClient({ shop: options.shop, content: options.content }, fetched)
  const shop = createShop(client, { customers, orders })
  const results: Result[] = []
  const add = (result: Result) => {
    results.push(result)
    onResult?.(result)
  }
  const wanted = checks.filter(({ id }) => isWanted(only, id))
  const needed = new Set(wanted.flatMap(({ needs = [], knows = [] }) => [...needs, ...knows]))
  await client.ask('getGlobals')
  const limited = only !== undefined && only.length > 0
  const capabilities = await findCapabilities(client, shop, limited ? needed : undefined)

  for (const check of wanted) {
    const notes: string[] = []
    const began = performance.now()
    const base = { id: check.id, group: groupOf(check.id), title: check.title, notes }
    const end = (verdict: Verdict, more: Partial<Result> = {}) =>
      add({ ...base, verdict, ms: Math.round(performance.now() - began), ...more })
    const lacking = (check.needs ?? []).find((name) => capabilities[name] === 'absent')
    if (lacking !== undefined) {
      const title = profiles.capabilities[lacking]?.title ?? lacking
      end('absent', { reason: `The back end does not have: ${title}` })
      continue
    }
    const before = client.exchanges.length
    try {
      const note = (text: string) => notes.push(text)
      await check.run(createChecking(client, { shop, presences: capabilities, fetch: fetched, note }))
      end('passed')
    } catch (error) {
      if (error instanceof Skipped || error instanceof Limited) end('skipped', { reason: error.message })
      else if (error instanceof Failed) end('failed', { failure: failureOf(check, error.message, error.about) })
      else if (error instanceof Unreachable) end('failed', { failure: failureOf(check, error.message) })
      else if (error instanceof TypeError) {
        const last = client.exchanges.slice(before).at(-1)
        end('failed', { failure: failureOf(check, `its answer cannot be read (${error.message})`, last) })
      } else throw error
    }
  }
  const leftBehind = await shop.cleanUp()
  for (const result of answerResults(client.exchanges, profile, capabilities, limited)) add(result)
  return {
    ...{ shop: options.shop, content: options.content, profile, results, capabilities, leftBehind },
    requests: client.exchanges.length,
  }
}

const broken: Readonly<Record<string, string>> = {
  cart: 'The cart is shown as an error, or not at all: the SDK refuses answers of another shape.',
  checkout: 'The checkout cannot be filled in or sent: the SDK refuses answers of another shape.',
  orders: 'A placed order cannot be shown.',
  auth: 'Nobody can sign in.',
  account: 'A page of the account is an error.',
  catalog: 'Categories and products are pages with an error.',
  globals: 'The shop does not start.',
  navigation: 'The menu is missing, or links lead nowhere.',
  search: 'Search is an error.',
}

/** One result for each operation: whether all its answers were as the contract says. */
function answerResults(
  exchanges: readonly Exchange[],
  profile: ProfileName,
  capabilities: Presences,
  limited: boolean,
): Result[] {
  return [...operations.values()].flatMap((operation): Result[] => {
    const mine = exchanges.filter((exchange) => exchange.operation === operation.id)
    const capability = capabilityOf(operation.id)
    const base = {
      ...{ id: `answers/${operation.id}`, group: 'answers', ms: 0, notes: [] },
      title: `${operation.id}: every answer is as the contract says (${mine.length})`,
    }
    if (capability !== undefined && capabilities[capability] === 'absent') {
      const title = profiles.capabilities[capability]?.title ?? capability
      if (profile === 'minimum')
        return limited ? [] : [{ ...base, verdict: 'absent', reason: `The back end does not have: ${title}` }]
      const says = promiseOf(operation)
      const failure = failureOf(
        { operation: operation.id, says, breaks: profiles.capabilities[capability]?.without ?? '' },
        `the back end does not have it (${title})`,
        mine[0],
      )
      return [{ ...base, verdict: 'failed', failure }]
    }
    const wrong = mine.find(({ faults }) => faults.length > 0)
    if (wrong) {
      const says = promiseOf(operation)
      const breaks = broken[operation.tag] ?? 'The part of a page that asks for it is missing.'
      const failure = failureOf({ operation: operation.id, says, breaks }, wrong.faults.join('; '), wrong)
      return [{ ...base, verdict: 'failed', failure }]
    }
    if (mine.length > 0) return [{ ...base, verdict: 'passed' }]
    return limited ? [] : [{ ...base, verdict: 'skipped', reason: 'No check asks for it' }]
  })
}
