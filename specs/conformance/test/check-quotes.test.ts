import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checks } from '../src/checks/all.ts'
import { readContract } from '../src/contract/files.ts'
import { operations } from '../src/contract/operations.ts'
import { profiles } from '../src/contract/profiles.ts'

const normalize = (text: string): string => text.replaceAll(/\\n|\s+/g, ' ').replaceAll('\\"', '"')
const contract = normalize(['shop.json', 'content.json', 'schema.graphql'].map(readContract).join('\n'))

describe('the definitions of the checks', () => {
  it.each(checks.map((check) => [check.id, check.promise] as const))(
    '%s quotes the contract word for word',
    (_, sentence) => {
      expect(contract).toContain(normalize(sentence))
    },
  )

  it('every check has a unique id, an operation of the contract and known capabilities', () => {
    const ids = checks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation, needs = [] } of checks) {
      expect(operations.has(operation), operation).toBe(true)
      for (const name of needs) expect(Object.keys(profiles.capabilities)).toContain(name)
    }
  })

  it('every operation belongs to the minimum profile or to one capability', () => {
    const listed = [
      ...profiles.minimum.operations,
      ...Object.values(profiles.capabilities).flatMap((capability) => capability.operations),
    ]
    expect(listed.toSorted()).toEqual([...operations.keys()].toSorted())
  })

  it('every flag of a capability exists in the settings', () => {
    const globals = readFileSync(new URL('../../shop/globals.yaml', import.meta.url), 'utf8')
    const flags = Object.values(profiles.capabilities).flatMap(({ flag }) => flag ?? [])
    expect(flags.filter((flag) => !globals.includes(`${flag}: { type: boolean`))).toEqual([])
    expect(flags.length).toBeGreaterThan(0)
  })
})
