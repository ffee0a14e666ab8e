import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPgliteWorld, type World } from '../../sandbox/test/support/world.ts'
import { readExamples } from '../checks/examples.ts'
import { recordExamples, rules } from '../record/recording.ts'

let world: World
// not on PostgreSQL: its sequences have gaps, and examples contain ids
beforeAll(async () => {
  world = await createPgliteWorld({ rules })
})
afterAll(() => world?.close())

describe('the examples of the contract', () => {
  it('are what the sandbox answers today; if not, run node scripts/record-examples.mjs', async () => {
    const now = await recordExamples(world)
    const kept = readExamples()
    // as in the files: without fields that are undefined
    const written = (id: string): unknown => JSON.parse(JSON.stringify(now.get(id)?.data ?? null))
    const outOfDate = [...new Set([...now.keys(), ...kept.keys()])].filter(
      (id) => !isDeepStrictEqual(kept.get(id), written(id)),
    )
    expect(outOfDate).toEqual([])
  })

  it('C3.11 include an order that is collected at a branch', () => {
    const { example } = readExamples().get('getUserOrderByCode') as {
      example: { response: { body: { shipper: unknown; shipping: unknown } } }
    }
    expect(example.response.body).toMatchObject({
      shipper: { type: 'PERSONAL', branch: { id: 1, name: 'Prodejna Praha' } },
      shipping: { address: { street: 'Sokolovská 211', city: 'Praha' } },
    })
  })
})
