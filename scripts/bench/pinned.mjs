// Pins programs to processors, so that the load generator does not slow the measured server.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { root } from '../aliases.mjs'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0

/** Note about pinning below the results. */
export const pinning = canPin
  ? 'The measured server runs on processor 1, the load and the back end on processor 0.'
  : 'Nothing is pinned to processors here (no taskset, or only one of them).'

/** Command and arguments that run a Node script on one processor: 1 for the measured server, 0 for the rest. */
export const onProcessor = (number, args) =>
  canPin ? ['taskset', ['-c', String(number), process.execPath, ...args]] : [process.execPath, args]

// Linux counts processor time in hundredths of a second
const tick = 10_000

/**
 * Starts a Node script on a processor. `peak()` returns its peak memory in bytes, `used()` its processor time in
 * microseconds (both only with /proc), `held()` its heap if heap-probe.mjs is loaded into it, `stop()` stops it.
 */
export function startOn(number, args, env) {
  const child = spawn(...onProcessor(number, args), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  return {
    peak() {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
        return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024
      } catch {
        return Number.NaN
      }
    },
    used() {
      try {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
        return (Number(fields[11]) + Number(fields[12])) * tick
      } catch {
        return Number.NaN
      }
    },
    async held() {
      const message = new Promise((resolve) => child.once('message', resolve))
      child.send('report')
      return message
    },
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
