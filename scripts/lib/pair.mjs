// Runs two long-lived programs that stop together.
import { spawn } from 'node:child_process'
import { root } from '../aliases.mjs'
import { Explained } from './run.mjs'

const graceInMs = 5_000

/**
 * `start` starts programs (`{ name, args, env }`, run by this Node) that stop together: on SIGINT or SIGTERM, or when
 * one of them exits. `signal` aborts as soon as stopping begins, and nothing is started after that; `ended` resolves
 * when all have exited.
 */
export function startTogether() {
  const stopping = new AbortController()
  const { signal } = stopping
  const children = []

  function start({ name, args, env }) {
    if (signal.aborted) return
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
    const gone = new Promise((resolve) => {
      child.once('error', resolve)
      child.once('exit', (code, by) => {
        if (!signal.aborted) stop(new Explained(`The ${name} ended unexpectedly (${by ?? `code ${code}`}).`))
        resolve()
      })
    })
    children.push({ child, gone })
  }

  function stop(reason) {
    if (signal.aborted) return
    stopping.abort(reason)
    for (const { child } of children) child.kill('SIGTERM')
    setTimeout(() => children.forEach(({ child }) => child.kill('SIGKILL')), graceInMs).unref()
  }

  const ended = new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(Promise.all(children.map(({ gone }) => gone))))
  })
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop(new Explained(`Stopped by ${name}.`)))
  return { start, stop, signal, ended }
}
