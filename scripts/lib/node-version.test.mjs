import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../aliases.mjs'
import { nodeFault } from './node-version.mjs'

it.each(['18.20.4', '20.18.3'])('reports that Node %s is too old, and where to get a newer one', (version) => {
  expect(nodeFault(version)).toContain(`this is Node ${version}: get a newer one at https://nodejs.org.`)
})

it.each(['20.19.0', '22.1.0'])('is content with Node %s', (version) => {
  expect(nodeFault(version)).toBeUndefined()
})

it.each(['start', 'test', 'dev', 'build'])('npm run %s looks at it before anything else is loaded', (name) => {
  const [first] = /^import .*$/m.exec(readFileSync(join(root, `scripts/${name}.mjs`), 'utf8')) ?? []
  expect(first).toBe("import './lib/node-version.mjs'")
})
