// Time and peak memory of install, build and start, from a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { freePort, waitFor } from '../lib/ports.mjs'
import { npm } from '../lib/run.mjs'
import { megabytes, number, table } from './print.mjs'

const sampleMs = 200
// the script of `npm start`; npm itself would exit before the two servers
const startScript = [process.execPath, ['scripts/start.mjs']]

/** Resident memory of a process and its descendants. */
function memoryOf(pid) {
  const rows = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout ?? ''
  const all = rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const family = new Set([pid])
  for (const id of family) for (const [child, parent] of all) if (parent === id) family.add(child)
  return all.reduce((sum, [id, , kilobytes]) => (family.has(id) ? sum + kilobytes * 1024 : sum), 0)
}

/** Runs a program until `until` (by default its exit); returns seconds and peak memory including its descendants. */
async function watch([command, args], { cwd, env = {}, until }) {
  const start = performance.now()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid))), sampleMs)
  const code = await (until ? until() : ended)
  const seconds = (performance.now() - start) / 1000
  clearInterval(timer)
  if (until) {
    child.kill('SIGTERM')
    await ended
  } else if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
  return { seconds, peak }
}

/** Measures and prints the results. */
export async function measureMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'vanek-clone-'))
  const cwd = join(folder, 'vanek')
  try {
    spawnSync('git', ['clone', '--quiet', '--local', root, cwd])
    const [port, sandboxPort] = [await freePort(), await freePort()]
    const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) }
    const start = () => ({ cwd, env, until: () => waitFor(`http://127.0.0.1:${port}/`) })
    const rows = [
      ['npm ci --omit=dev', await watch(npm('ci', '--omit=dev', '--no-audit', '--no-fund'), { cwd })],
      ['build', await watch([process.execPath, ['scripts/build.mjs']], { cwd })],
      ['start with new data', await watch(startScript, start())],
      ['start, second time', await watch(startScript, start())],
    ]
    table(
      'A fresh clone: time, and peak memory of all processes together',
      ['', 'seconds', 'MB'],
      rows.map(([name, { seconds, peak }]) => [name, number(seconds, 1), megabytes(peak)]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
