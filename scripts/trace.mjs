// Which requirements does a test name?
//
//   npm run trace            counts per section, then the ids that no test title names, and those about
//                            what shoppers see that no test of the shop names
//   npm run trace -- C4      only the ids with this prefix, with their sentences
//
// A named id is a claim, not a proof: the test must fail if the behaviour is removed.
import { traced } from './lib/behaviour.mjs'

const { requirements, named, missing, unseen, unknown } = traced()

const prefix = process.argv[2]
if (prefix) {
  const wanted = new Set([...missing, ...unseen].filter((name) => name.startsWith(prefix)))
  for (const id of wanted) console.log(`${id} ${requirements.get(id)}`)
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
  if (unseen.length > 0) console.log(`not named by a test of the shop: ${unseen.join(' ')}`)
  if (unknown.length > 0) console.log(`named, but no such requirement: ${unknown.join(' ')}`)
}
console.log(`${requirements.size - missing.length} of ${requirements.size} requirements are named by a test`)
