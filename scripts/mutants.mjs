// Mutation tests: plants faults in the sources of a place, one at a time and in memory only, and checks whether its
// tests notice.
//
//   npm run mutants -- sdk/src/cart                        sixty of its faults
//   npm run mutants -- specs/sandbox/src/pricing --max 20 --seed 7
//   npm run mutants -- sdk/src/server/proxy.ts --max 500   all of one file
//   npm run mutants -- sdk/src/cart --quick                without the slow random histories
//
// A survivor is either untested behaviour or a fault that changes nothing. A timeout is an endless loop, or a machine
// that is too busy: run it alone. The places are in mutants/places.mjs.
import { fork } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './aliases.mjs'
import { projectFiles, readFiles } from './mutants/files.mjs'
import { faultsIn } from './mutants/faults.mjs'
import { places } from './mutants/places.mjs'
import { picked } from './mutants/picked.mjs'
import { testInSandbox } from './mutants/sandbox/run.mjs'
import { tableOf } from './mutants/table.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    max: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
})

const worker = fileURLToPath(new URL('mutants/worker.mjs', import.meta.url))

/** Plants faults in a child process, which is killed if a fault never ends; returns the result of each. */
async function tried(place, faults) {
  const results = []
  while (results.length < faults.length) {
    const rest = faults.slice(results.length)
    await new Promise((resolve, reject) => {
      const child = fork(worker, { cwd: root, serialization: 'advanced', detached: true })
      // including the processes of its tests: an endless loop does not exit
      const endAll = () => child.exitCode ?? child.signalCode ?? process.kill(-Number(child.pid), 'SIGKILL')
      process.once('exit', endAll)
      let limit
      const wait = (ms) => {
        clearTimeout(limit)
        limit = setTimeout(() => {
          results.push('never ended')
          const { path, line, operator } = faults[results.length - 1]
          console.error(`${results.length}/${faults.length} never ended ${path}:${line} ${operator}`)
          endAll()
        }, ms)
      }
      child.on('message', (message) => {
        if (message.unfit) reject(new Error(message.unfit))
        if (message.unfit) return endAll()
        if (!message.result) return wait(place.limitMs)
        results.push(message.result)
        const fault = faults[results.length - 1]
        console.error(
          `${results.length}/${faults.length} ${message.result} ${fault.path}:${fault.line} ${fault.operator}`,
        )
        wait(place.limitMs)
        if (results.length === faults.length) endAll()
      })
      child.on('exit', () => {
        clearTimeout(limit)
        process.off('exit', endAll)
        resolve()
      })
      child.send({ place, faults: rest, quick: values.quick })
    })
  }
  return results
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const wanted = positionals.map((path) => relative(root, path.startsWith('/') ? path : `${root}/${path}`))
const files = readFiles(projectFiles())
const rows = []
for (const path of wanted) {
  const place = places.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))
  if (!place) throw new Error(`No tests are known for ${path}; see scripts/mutants/places.mjs`)
  const sources = [...files].filter(([file]) => file === path || file.startsWith(`${path}/`))
  const faults = picked(
    sources.flatMap(([file, text]) => faultsIn(file, text)),
    Number(values.max),
    Number(values.seed),
  )
  rows.push({ path, place, faults, results: [] })
}
for (const row of rows) if (!row.place.isSandbox) row.results = await tried(row.place, row.faults)

// one process for the whole sandbox
const inSandbox = rows.filter(({ place }) => place.isSandbox)
if (inSandbox.length > 0) {
  const results = await testInSandbox(
    inSandbox.flatMap(({ faults }) => faults),
    (line) => console.error(line),
    values,
  )
  for (const row of inSandbox) row.results = results.splice(0, row.faults.length)
}
console.log(tableOf(rows))
process.exitCode = rows.some(({ results }) => results.includes('survived')) ? 1 : 0
