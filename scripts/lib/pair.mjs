// Two long-running programs that live and die together.
import { spawn } from 'node:child_process'
import { root } from '../aliases.mjs'
import { Explained } from './run.mjs'

const graceInMs = 5_000

/**
 * Starts programs (`{ name, args, env }`, run by this Node) that stop together: on SIGINT or SIGTERM, or when one of them ends.
 * `signal` aborts as soon as stopping begins; `ended` resolves when all are gone.
 */
export function startTogether(programs) {
  const stopping = new AbortController()
  const children = programs.map(({ name, args, env }) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
    const gone = new Promise((resolve) => {
      child.once('error', resolve)
      child.once('exit', (code, signal) => {
        if (!stopping.signal.aborted)
          stop(new Explained(`The ${name} ended unexpectedly (${signal ?? `code ${code}`}).`))
        resolve()
      })
    })
    return { child, gone }
  })

  function stop(reason) {
    if (stopping.signal.aborted) return
    stopping.abort(reason)
    for (const { child } of children) child.kill('SIGTERM')
    setTimeout(() => children.forEach(({ child }) => child.kill('SIGKILL')), graceInMs).unref()
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(new Explained(`Stopped by ${signal}.`)))
  return { stop, signal: stopping.signal, ended: Promise.all(children.map(({ gone }) => gone)) }
}
