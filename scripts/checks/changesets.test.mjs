import { describe, expect, it } from 'vitest'
import { changesetFaults } from './changesets.mjs'

describe('a change of the public API', () => {
  it('needs a changeset', () => {
    expect(changesetFaults(['M\tdocs/api/sdk/cart.txt', 'M\tsdk/src/cart/calls.ts'])).toEqual([
      'docs/api/sdk/cart.txt: say it in a changeset, npx changeset',
    ])
    expect(changesetFaults(['M\tdocs/api/sdk/cart.txt', 'M\t.changeset/README.md'])).toHaveLength(1)
  })

  it('passes with one, new, mended or released', () => {
    for (const status of ['A', 'M', 'D'])
      expect(changesetFaults(['M\tdocs/api/sdk/cart.txt', `${status}\t.changeset/cart.md`])).toEqual([])
  })

  it('is no matter of other files', () => {
    expect(changesetFaults(['M\tsdk/src/cart/calls.ts', 'R100\ta.md\tdocs/b.md'])).toEqual([])
  })
})
