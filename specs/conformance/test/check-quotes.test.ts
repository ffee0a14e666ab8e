import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checks } from '../src/checks/all.ts'
import { readContract } from '../src/contract/files.ts'
import { operations } from '../src/contract/operations.ts'
import { profiles } from '../src/contract/profiles.ts'

const plain = (text: string): string => text.replaceAll(/\\n|\s+/g, ' ').replaceAll('\\"', '"')
const contract = plain(['shop.json', 'content.json', 'schema.graphql'].map(readContract).join('\n'))

describe('the texts of the checks', () => {
  it.each(checks.map((check) => [check.id, check.says] as const))(
    '%s quotes the contract word for word',
    (_, sentence) => {
      expect(contract).toContain(plain(sentence))
    },
  )

  it('has an id, an operation of the contract and known capabilities in every check', () => {
    const ids = checks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation, needs = [] } of checks) {
      expect(operations.has(operation), operation).toBe(true)
      for (const name of needs) expect(Object.keys(profiles.capabilities)).toContain(name)
    }
  })

  it('has every operation in the minimum profile or in one capability', () => {
    const named = [
      ...profiles.minimum.operations,
      ...Object.values(profiles.capabilities).flatMap((capability) => capability.operations),
    ]
    expect(named.toSorted()).toEqual([...operations.keys()].toSorted())
  })

  it('names flags that the settings have', () => {
    const globals = readFileSync(new URL('../../shop/globals.yaml', import.meta.url), 'utf8')
    const flags = Object.values(profiles.capabilities).flatMap(({ flag }) => flag ?? [])
    expect(flags.filter((flag) => !globals.includes(`${flag}: { type: boolean`))).toEqual([])
    expect(flags.length).toBeGreaterThan(0)
  })
})
