import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../aliases.mjs'
import { nodeFault } from './node-version.mjs'

it.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.1.0', true],
])('Node %s will do: %s', (version, will) => {
  expect(nodeFault(version)).toEqual(will ? undefined : expect.stringContaining(`this is Node ${version}: get a newer`))
})

it.each(['start', 'test', 'dev', 'build'])('npm run %s looks at it before anything else is loaded', (name) => {
  const [first] = /^import .*$/m.exec(readFileSync(join(root, `scripts/${name}.mjs`), 'utf8')) ?? []
  expect(first).toBe("import './lib/node-version.mjs'")
})
