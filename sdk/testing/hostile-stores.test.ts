import { createShop, memoryTokens, type Shop, type ShopError } from '@vanek/sdk'
import { contractFetch } from '@vanek/sdk/contract'
import { createFilledWorld } from '@vanek/specs/sandbox/test/support/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spoiled } from '../../scripts/lib/spoiled.ts'
import { czk } from '../src/transport/testing/test-shop.ts'
import { fetchOver } from './fetch-over.ts'
import { actions, type Start, startOf } from './hostile/actions.ts'
import { factsOf } from './hostile/facts.ts'
import { invalidResponses } from './hostile/mutate.ts'
import { recording, replaying, invalidErrors, type Tape } from './hostile/replay.ts'

const tape: Tape = new Map()
const endpoints = { shop: '/store', content: '/cms', cdn: '/cdn', services: '/services' }
const never = () => new Promise<void>(() => {})
const shopOver = (send: typeof fetch, tokens = memoryTokens({ auth: 'a'.repeat(43) })): Shop =>
  createShop(
    {
      ...{ endpoints, currency: czk, locale: 'cs', domainCode: 'vanek_cz', tokens, fetch: send },
      // waits of a shopper end at once; there are no retries and no timeouts
      clock: { now: () => 0, sleep: (ms) => (ms <= 200 ? Promise.resolve() : never()) },
    },
    { take: () => false, refund: () => {} },
  )

let start: Start
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)

beforeAll(async () => {
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  const world = await createFilledWorld()
  const customer = shopOver(recording(fetchOver(world), tape), memoryTokens())
  start = await startOf(customer, await factsOf(customer))
  for (const make of Object.values(actions)) for (const action of make(customer, start)) await action()
  await world.close()
}, 120_000)

afterAll(() => {
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
})

interface Result {
  readonly ok?: boolean
  readonly error?: { readonly code?: unknown; readonly issues?: readonly { readonly field: unknown }[] }
}

/** A field, or `[]` if the response is not a list, perhaps after the method and path or the name of the operation. */
const field = /^(?:[A-Z]+ \/[\w/{}-]+\.)?(?:\[\]|[a-z]\w+(?:\.\w+)*)$/i

/** The fault in the result of a method. */
function faultIn(answer: unknown): string | undefined {
  const { ok, error } = (answer ?? {}) as Result
  if (ok !== false) return undefined
  if (typeof error?.code !== 'string') return `failed without a code`
  const at = error.issues?.[0]?.field
  // a response that is not JSON cannot be checked by operation
  return error.code === 'contract' && error.issues?.[0] && !field.test(String(at))
    ? `failed at ${String(at)}`
    : undefined
}

async function endOf(name: string, action: () => Promise<unknown>): Promise<string[]> {
  const hung = new Promise((resolve) => setTimeout(resolve, 2_000, 'hung'))
  try {
    const answer = await Promise.race([action(), hung])
    const fault = answer === 'hung' ? 'never ended' : faultIn(answer)
    return fault === undefined ? [] : [`${name} ${fault}`]
  } catch (error) {
    return [`${name} threw ${String(error)}`]
  }
}

/** Faults when a visitor uses all stores and flows. */
async function faultsOver(send: typeof fetch): Promise<readonly string[]> {
  unhandled.length = 0
  const found = Object.entries(actions).map(async ([name, make]) => {
    const issues: string[] = []
    for (const [at, action] of make(shopOver(send), start).entries())
      issues.push(...(await endOf(`${name} ${at}`, action)))
    return issues
  })
  const issues = (await Promise.all(found)).flat()
  await new Promise<void>((resolve) => setTimeout(resolve, 50))
  return [...issues, ...unhandled.map((reason) => `uncaught ${String(reason)}`)]
}

describe('every store and flow settles with any response: one that', () => {
  const answers = Object.entries({ ...invalidResponses, ...spoiled })

  it.each(answers)('%s', async (_, change) => {
    expect(await faultsOver(replaying(tape, change))).toEqual([])
  })

  it.each(answers)('%s, with contractFetch', async (_, change) => {
    expect(await faultsOver(contractFetch(replaying(tape, change), endpoints))).toEqual([])
  })

  it.each(Object.entries(invalidErrors))('is an error with %s', async (_, body) => {
    expect(await faultsOver(async () => Response.json(body, { status: 409 }))).toEqual([])
  })

  it('has null for every field, which returns the error `contract` with operation and field', async () => {
    const send = replaying(tape, invalidResponses['has null for every field'] ?? (() => null))
    const fieldOver = async (own: typeof fetch) => {
      const answer = await actions['cart']?.(shopOver(own), start)[0]?.()
      const { code, issues } = (answer as { error: ShopError }).error
      return [code, issues[0]?.field]
    }
    expect(await fieldOver(send)).toEqual(['contract', 'POST /api/v1/cart/items.cart'])
    expect(await fieldOver(contractFetch(send, endpoints))).toEqual(['contract', 'addCartItem.cart'])
  })

  it('never arrives', async () => {
    expect(await faultsOver(() => Promise.reject(new TypeError('fetch failed')))).toEqual([])
  })
})
