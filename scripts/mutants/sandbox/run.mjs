// Plants faults in the sandbox: a process with all faults inactive, restarted if one never ends.
import { fork } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root } from '../../aliases.mjs'
import { startPostgres } from '../../lib/postgres.mjs'
import { faultsIn } from '../faults.mjs'
import { readFiles, projectFiles } from '../files.mjs'
import { places } from '../places.mjs'
import { bundle } from './bundle.mjs'

/** Result of a fault that makes the tests hang. */
const neverEnded = 'never ended'

const worker = fileURLToPath(new URL('worker.mjs', import.meta.url))
const isSame = (one, other) =>
  one.path === other.path && one.start === other.start && one.end === other.end && one.to === other.to
const SILENT_MS = 60_000

/** Result of each fault, and the test that noticed it: `{ result, by }`. */
export async function testInSandbox(wanted, log, { quick = false } = {}) {
  const files = readFiles(projectFiles())
  const boxes = places.filter(({ isSandbox }) => isSandbox)
  const sources = [...files].filter(([path]) => boxes.some(({ folder }) => path.startsWith(`${folder}/`)))
  // all faults, so that results of the run without a fault are valid for every choice
  const faults = sources.flatMap(([path, text]) => faultsIn(path, text))
  const chosen = wanted.map((one) => faults.findIndex((fault) => isSame(fault, one)))
  for (const [at, fault] of faults.entries()) fault.done = !chosen.includes(at)
  const server = await startPostgres()
  if (!server) throw new Error('The sandbox is tried on PostgreSQL')
  const results = []
  const note = ({ number, by }) => {
    const fault = faults[number]
    results[number] = by === undefined ? 'survived' : by === neverEnded ? neverEnded : 'caught'
    fault.done = true
    const count = results.filter(Boolean).length
    log(
      `${count}/${chosen.length} ${results[number]} ${fault.path}:${fault.line} ${fault.operator} | ${(by ?? '').split('\n')[0].slice(0, 160)}`,
    )
  }
  try {
    const kept = await bundle(faults, files)
    const template = `mutants_template`
    let isFilled = false
    const run = (known, { early, check } = {}) =>
      new Promise((resolve) => {
        const child = fork(worker, { cwd: root, serialization: 'advanced', env: { ...process.env, ...fast } })
        let [limit, outcome] = [undefined, {}]
        const wait = (ms) => {
          clearTimeout(limit)
          limit = setTimeout(() => {
            const result = { number: early ?? faults.findIndex(({ done }) => !done), by: neverEnded }
            if (known) outcome = { result }
            if (known && early === undefined) note(result)
            child.kill('SIGKILL')
          }, ms)
        }
        wait(known ? SILENT_MS : 900_000)
        child.on('message', (message) => {
          const isLast = message.known || message.over || 'checked' in message
          if (message.result || message.known || 'checked' in message) outcome = message
          if (message.result && early === undefined) note(message.result)
          if (isLast || (message.result && early !== undefined)) return child.kill('SIGKILL')
          if (known) wait(SILENT_MS)
        })
        child.on('exit', () => {
          isFilled = true
          clearTimeout(limit)
          resolve(outcome)
        })
        child.send({ url: server.url, template, isFilled, known, faults, early, check, quick })
      })
    const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : (await run()).known
    if (!known) throw new Error('The tests did not come to an end without a fault')
    writeFileSync(kept, JSON.stringify(known))
    const bad = known.tests.filter(({ fault, again }) => fault || again)
    log(`${known.tests.length} tests, ${Math.round(known.tests.reduce((sum, { ms }) => sum + ms, 0) / 1000)} s`)
    for (const { name, fault, again } of bad) log(`left out: ${name}: ${fault ?? `the second time ${again}`}`)
    while (faults.some(({ done }) => !done)) await run(known)
    // code that only runs at start-up needs a restart
    const isReached = (at) => known.tests.some(({ hits }) => hits.includes(at))
    /** A failing test must pass alone without the fault. */
    const fromTheStart = async (early) => {
      for (;;) {
        const { result } = await run(known, { early })
        const test = known.tests[result?.test]
        if (test) test.isLost ??= (await run(known, { check: result.test })).checked !== null
        if (!test?.isLost) return result
      }
    }
    for (const at of known.early)
      if (results[at] === 'survived' && !(quick && isReached(at))) note(await fromTheStart(at))
    return chosen.map((at) => results[at])
  } finally {
    await server.stop()
  }
}

const fast = { SANDBOX_PASSWORD_COST: '12' }
