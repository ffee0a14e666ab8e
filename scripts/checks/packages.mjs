// The SDK and the hooks as published to npm: built, packed, checked by publint and attw, loaded, compiled in consumer
// projects, and measured; and a dry run of the release.
//
//   node scripts/checks/packages.mjs --sizes   builds and prints the size of each import, without checks
import { Explained, main, secondsSince } from '../lib/run.mjs'
import { budgets, measure, overLimit } from '../packages/budgets.mjs'
import { buildPackages } from '../packages/build.mjs'
import { compileConsumers } from '../packages/compilers.mjs'
import { consumer, contentFaults, install, load } from '../packages/consumer.mjs'
import { metadataFaults } from '../packages/metadata.mjs'
import { releaseFaults } from '../packages/rehearsal.mjs'

/** Runs tasks two at a time, for two processors. */
async function twoByTwo(tasks) {
  const faults = []
  const worker = async () => {
    for (let next = tasks.shift(); next; next = tasks.shift()) {
      const start = performance.now()
      faults.push(...(await next.work()))
      console.log(`${next.name} (${secondsSince(start)})`)
    }
  }
  await Promise.all([worker(), worker()])
  return faults
}

function print(sizes) {
  const imports = sizes.slice(0, budgets.length)
  const hooks = sizes.slice(budgets.length).sort((a, b) => b.bytes - a.bytes)
  for (const { name, atOnce, bytes, limit, wanted } of imports) {
    const goal = wanted === undefined ? '' : `, wanted ${wanted}`
    console.log(`${name.padEnd(44)} ${atOnce} at once, ${bytes} in all, at most ${limit}${goal}`)
  }
  for (const { name, bytes } of hooks) console.log(`${name.padEnd(44)} ${bytes} over React and the SDK`)
}

await main(async () => {
  const start = performance.now()
  await buildPackages()
  const packed = await install()
  console.log(`built and packed (${secondsSince(start)})`)
  if (process.argv.includes('--sizes')) return print(await measure(consumer))
  const faults = await twoByTwo([
    { name: 'programs of others', work: compileConsumers },
    { name: 'publint and attw', work: () => metadataFaults(packed) },
    { name: 'contents', work: async () => packed.flatMap(contentFaults) },
    { name: 'loading', work: load },
    { name: 'sizes', work: async () => overLimit(await measure(consumer)) },
    { name: 'release', work: releaseFaults },
  ])
  if (faults.length > 0) throw new Explained(faults.join('\n'))
})
