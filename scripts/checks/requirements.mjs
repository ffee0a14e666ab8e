// The title of a test names every requirement, and a test of the shop itself every one about what shoppers see. No
// title names a requirement that does not exist.
import { traced } from '../lib/behaviour.mjs'

const { requirements, missing, unseen, unknown } = traced()
for (const id of missing) console.log(`${id} is named by no test: ${requirements.get(id)}`)
for (const id of unseen) console.log(`${id} is named by no test of the shop: ${requirements.get(id)}`)
for (const id of unknown) console.log(`${id} is named by a test, but there is no such requirement`)
if (requirements.size === 0) console.log('There are no requirements in specs/behaviour')
if (missing.length + unseen.length + unknown.length > 0 || requirements.size === 0) process.exitCode = 1
