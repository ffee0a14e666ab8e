import { createShop, memoryTokens, type Shop } from '@vanek/sdk'
import * as content from '@vanek/sdk/content'
import { contractFetch } from '@vanek/sdk/contract'
import { createFilledWorld } from '@vanek/specs/sandbox/test/support/world.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { spoiled } from '../../scripts/lib/spoiled.ts'
import { czechia, czk } from '../src/transport/testing/test-shop.ts'
import { fetchOver } from './fetch-over.ts'
import { type Facts, personalCalls, publicCalls } from './hostile/calls.ts'
import { exportedCalls, needsOnlyTheShop } from './hostile/exported-calls.ts'
import { factsOf } from './hostile/facts.ts'
import { oneInvalidNode, invalidResponses } from './hostile/mutate.ts'
import { recording, replaying, type Tape } from './hostile/replay.ts'

/** Including those of the browser tests. */
const answers = Object.entries({ ...invalidResponses, ...spoiled })
const exported = await exportedCalls()
const listed = { ...publicCalls, ...personalCalls }
/** Reads that need nothing but the shop are in no list. */
const plainReads = Object.fromEntries(
  [...exported]
    .filter(([name, call]) => /^get[A-Z]/.test(name) && needsOnlyTheShop(call) && !(name in listed))
    .map(([name, call]) => [name, (shop: Shop) => call(shop)]),
)
const calls = { ...plainReads, ...listed }
const names = Object.keys(calls)
const tape: Tape = new Map()
const succeeded = new Set<string>()
let facts: Facts

const endpoints = { shop: '/store', content: '/cms', cdn: '/cdn', services: '/services' }
const shopOver = (send: typeof fetch, tokens = memoryTokens({ auth: 'a'.repeat(43) })): Shop =>
  createShop(
    {
      ...{ endpoints, locale: 'cs', currency: czk, country: czechia, domainCode: 'vanek_cz', tokens, fetch: send },
      clock: { now: () => 0, sleep: (ms) => (ms >= 2_000 ? new Promise<void>(() => {}) : Promise.resolve()) },
    },
    { take: () => false, refund: () => {} },
  )

beforeAll(async () => {
  const world = await createFilledWorld()
  const customer = shopOver(recording(fetchOver(world), tape), memoryTokens())
  facts = await factsOf(customer)
  for (const name of names) {
    const answer = await calls[name]?.(customer, facts)
    if ((answer as { ok?: boolean } | null)?.ok !== false) succeeded.add(name)
  }
  await world.close()
}, 120_000)

/** The fault in the result of a call; undefined if there is none. */
async function faultOf(
  name: string,
  change: (answer: unknown) => unknown,
  guarded = false,
): Promise<string | undefined> {
  const plain = replaying(tape, change)
  try {
    const answer: unknown = await calls[name]?.(shopOver(guarded ? contractFetch(plain, endpoints) : plain), facts)
    if (Object.hasOwn(Object.prototype, 'polluted')) return `${name} polluted the object prototype`
    const { ok, data, error } = (answer ?? {}) as { ok?: boolean; data?: unknown; error?: { code?: unknown } }
    if (ok === false && typeof error?.code !== 'string') return `${name} failed without a code`
    const json = JSON.stringify(guarded && ok ? data : null) ?? 'null'
    const sum = /"(?:\w+Tax|price)":(?!null|-?\d)[^,}]*/.exec(json)
    return sum ? `${name} returned the price ${sum[0]}` : undefined
  } catch (error) {
    return `${name} threw ${String(error)}`
  }
}

const faultsOf = async (change: (answer: unknown) => unknown, guarded?: boolean) => {
  const issues = await Promise.all(names.map((name) => faultOf(name, change, guarded)))
  return issues.filter((fault) => fault !== undefined)
}

it('the sandbox accepts all calls except those that need a mail, an operator, a delivery, a picture or a repeated order', () => {
  const rejected = names.filter((name) => !succeeded.has(name))
  const [claims, unknown] = [
    ['fileClaim', 'addClaimPhoto'],
    ['resetPassword', 'confirmEmailChange'],
  ]
  expect(rejected).toEqual([
    'addReviewPhoto',
    'logReviewOrder',
    'activate',
    'placeOrder',
    'openOrderLookup',
    ...claims,
    ...unknown,
  ])
})

it('covers every call of the SDK', () => {
  expect(exported.size).toBeGreaterThan(60)
  expect([...exported.keys()].filter((name) => !names.includes(name))).toEqual([])
})

describe('every call resolves with any response of the back end: a response that', () => {
  it.each(answers)('%s', async (_, change) => {
    expect(await faultsOf(change)).toEqual([])
  })

  it('is wrong in one place', async () => {
    const one = fc.asyncProperty(fc.constantFrom(...names), oneInvalidNode, async (name, { change }) => {
      expect(await faultOf(name, change)).toBeUndefined()
    })
    await fc.assert(one, { seed: 20_261_123, numRuns: 1_000 })
  })
})

/** The types of the values in a response, by path; null and missing values have none. */
function kindsIn(value: unknown, at = '', kinds = new Map<string, Set<string>>()): ReadonlyMap<string, Set<string>> {
  if (value === null || value === undefined) return kinds
  const kind = Array.isArray(value) ? 'list' : typeof value
  kinds.set(at, (kinds.get(at) ?? new Set()).add(kind))
  if (typeof value === 'object')
    for (const [name, own] of Object.entries(value)) kindsIn(own, kind === 'list' ? `${at}[]` : `${at}.${name}`, kinds)
  return kinds
}

describe('content keeps its types: a response that', () => {
  // operations with money are covered by the response guards
  const read = Object.keys(content).filter((name) => name !== 'getCurrencies')
  const own = ['getSettings', ...read.map((name) => name.replace(/^getBranch(es)?$/, 'getContentBranch$1'))]
  const ofAnswers = async (change: (answer: unknown) => unknown) => {
    const calledNames = names.filter((name) => own.includes(name))
    const results = calledNames.map(async (name) => [
      name,
      await calls[name]?.(shopOver(replaying(tape, change)), facts),
    ])
    return kindsIn(Object.fromEntries(await Promise.all(results)))
  }

  let validTypes: Awaited<ReturnType<typeof ofAnswers>>
  beforeAll(async () => {
    validTypes = await ofAnswers((answer) => answer)
  })

  it.each(answers)('%s', async (_, change) => {
    expect(validTypes.size).toBeGreaterThan(300)
    const other = [...(await ofAnswers(change))].flatMap(([place, kinds]) => {
      const known = validTypes.get(place)
      return known && [...kinds].some((kind) => !known.has(kind)) ? [`${place}: ${[...kinds].join(' or ')}`] : []
    })
    expect(other).toEqual([])
  })
})

describe('with contractFetch, a price is a number or an error: a response that', () => {
  it.each(answers)('%s', async (_, change) => {
    expect(await faultsOf(change, true)).toEqual([])
  })

  it('is wrong in one place', async () => {
    const one = fc.asyncProperty(fc.constantFrom(...names), oneInvalidNode, async (name, { change }) => {
      expect(await faultOf(name, change, true)).toBeUndefined()
    })
    await fc.assert(one, { seed: 20_261_123, numRuns: 1_000 })
  })
})
