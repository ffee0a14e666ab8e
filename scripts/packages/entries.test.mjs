import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../aliases.mjs'
import { exportedNames } from '../lib/examples.mjs'
import { entriesOf, fieldsFor, hooksIndexText, packages, readManifest } from './entries.mjs'

const read = (...path) => readFileSync(join(root, ...path), 'utf8')
const namesOf = (folder, entry) => exportedNames(read(folder, 'exports', `${entry}.ts`)).map(({ name }) => name)

describe.each(packages)('package.json of %s', (folder) => {
  const manifest = readManifest(folder)

  it('names every file of exports/, and nothing else; `npm run exports` writes it', () => {
    expect(manifest).toMatchObject(fieldsFor(folder))
    expect(Object.keys(manifest.exports)).toEqual(Object.keys(fieldsFor(folder).exports))
  })

  it('lets bundlers drop the files that are not used', () => {
    expect(manifest.sideEffects).toBe(false)
  })

  it('names the repository of the package', () => {
    expect(manifest.repository).toEqual({ ...readManifest('sdk').repository, directory: folder })
    for (const field of ['homepage', 'bugs', 'keywords', 'author', 'description']) expect(manifest[field]).toBeTruthy()
  })

  it('takes other packages by ranges, so that a program has one copy of each', () => {
    const ranges = Object.values({ ...manifest.dependencies, ...manifest.peerDependencies })
    for (const range of ranges) expect(range).toMatch(/^\^/)
  })

  it('has the licence of the repository', () => {
    expect(read(folder, 'LICENSE')).toBe(read('LICENSE'))
  })
})

describe('the hooks', () => {
  it('have the SDK as a peer, by a range that the version in this repository is in', () => {
    expect(readManifest('react-hooks').peerDependencies['@vanek/sdk']).toBe(`^${readManifest('sdk').version}`)
  })

  it('have one entry per domain, and all of them together in the package itself', () => {
    const domains = entriesOf('react-hooks').filter((entry) => entry !== 'index')
    const names = domains.flatMap((entry) => namesOf('react-hooks', entry))
    expect(names).toHaveLength(new Set(names).size)
    expect(read('react-hooks', 'exports/index.ts'), 'npm run exports').toBe(hooksIndexText())
  })
})
