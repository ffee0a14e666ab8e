import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest } from './entries.mjs'
import { examples, folderOf, linesIn, linesOf, standalone } from './example-list.mjs'

const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))
const versions = Object.fromEntries(
  ['sdk', 'react-hooks'].map(readManifest).map(({ name, version }) => [name, version]),
)

describe('the examples', () => {
  it('are all in the list, and none is a workspace', () => {
    expect(examples.map(({ name }) => name).sort()).toEqual(standalone().sort())
  })

  it.each(examples)('$name is read in five minutes: at most $lines lines', ({ name, lines }) => {
    expect(linesOf(name)).toBeGreaterThan(20)
    expect(linesOf(name)).toBeLessThanOrEqual(lines)
  })

  it.each(examples)('$name names exact versions, of our packages those of this repository', ({ name }) => {
    const { dependencies, devDependencies } = manifestOf(name)
    for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([dependency, version]).toEqual([dependency, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
      expect([dependency, version]).toEqual([dependency, versions[dependency] ?? version])
    }
    expect(dependencies).toHaveProperty('@vanek/sdk')
  })

  it.each(examples)('$name documents how it is started', ({ name }) => {
    const readme = join(folderOf(name), 'README.md')
    expect(existsSync(readme) && readFileSync(readme, 'utf8')).toContain('npm install')
  })

  it('are counted without blank lines and comments', () => {
    expect(linesIn('// why\n\na()\n  /** what */\n   * more\n<p>b</p>\n')).toBe(2)
  })
})
