// Which requirements have a test that names them?
//
//   npm run trace            counts per section, then the ids that no test title names
//   npm run trace -- C4      only the ids that start so, with their sentences
//
// A named id is a claim, not a proof: the test must fail when the behaviour is taken away.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './aliases.mjs'
import { projectFiles } from './checks/sources.mjs'
import { idsNamedBy, requirementsOf } from './lib/behaviour.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const files = projectFiles()
const behaviour = files.filter((path) => /^specs\/behaviour\/.+\.md$/.test(path)).sort()
const requirements = new Map(behaviour.flatMap((path) => [...requirementsOf(read(path))]))

const tests = files.filter((path) => /\.(test|spec|e2e)\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('scripts/'))
const named = new Set(tests.flatMap((path) => [...idsNamedBy(path, read(path))]))
const missing = [...requirements.keys()].filter((id) => !named.has(id))

const prefix = process.argv[2]
if (prefix) {
  for (const id of missing.filter((name) => name.startsWith(prefix))) console.log(`${id} ${requirements.get(id)}`)
} else {
  const sections = new Map()
  for (const id of requirements.keys()) {
    const section = id.split('.')[0]
    sections.set(section, [...(sections.get(section) ?? []), id])
  }
  for (const [section, ids] of sections) {
    console.log(`${section}: ${ids.filter((id) => named.has(id)).length} of ${ids.length}`)
  }
  if (missing.length > 0) console.log(`not named: ${missing.join(' ')}`)
  const unknown = [...named].filter((id) => !requirements.has(id))
  if (unknown.length > 0) console.log(`named, but no such requirement: ${unknown.join(' ')}`)
}
console.log(`${requirements.size - missing.length} of ${requirements.size} requirements are named by a test`)
