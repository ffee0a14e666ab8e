// Records an example of every operation of the contract from the sandbox, into specs/contract/examples. The clock is fixed
// and random values are replaced, so that a second run writes the same bytes.
import './lib/node-version.mjs'
import { main, mustRun } from './lib/run.mjs'
import { generate } from './generate.mjs'

await main(async () => {
  await generate()
  await mustRun('Recording the examples', 'node', ['scripts/lib/run-ts.mjs', 'specs/contract/record/main.ts'])
  await mustRun('Formatting the examples', 'oxfmt', ['specs/contract/examples'])
})
