// Runs other programs.
import { spawn } from 'node:child_process'
import { root } from '../aliases.mjs'

/** A failure with an explanation in one sentence; its stack is not printed. */
export class Explained extends Error {}

const bin = (name) => `${root}/node_modules/.bin/${name}`

/** The command and arguments that run npm itself, also when npm is not on PATH. */
export const npm = (...args) =>
  process.env.npm_execpath?.endsWith('.js') ? [process.execPath, [process.env.npm_execpath, ...args]] : ['npm', args]

/**
 * Runs a program and returns `{ code, output }`; with `show` its output goes to the terminal instead. A name without a
 * slash is resolved in node_modules/.bin, except node and npm. After `timeoutMs` it is ended.
 */
export function run(command, args, { cwd = root, env = {}, show = false, timeoutMs } = {}) {
  const program = command.includes('/') || command === 'npm' || command === 'node' ? command : bin(command)
  return new Promise((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      const ended = signal === null ? '' : `\n${command} was ended by ${signal}.`
      resolve({ code: code ?? 1, output: output + ended })
    })
  })
}

/** Like `run`, but a non-zero exit code throws an error with the program's output. */
export async function mustRun(what, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Explained(`${what} failed.${output ? `\n${output.trimEnd()}` : ''}`)
}

/** Seconds since `start` (of performance.now()), formatted. */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** What to do if the disk cannot be written to; undefined for other errors. */
export function diskFault({ code, path } = {}) {
  if (code === 'ENOSPC') return 'The disk is full: make room on it and start again.'
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code) || !path) return undefined
  return `${path} cannot be written (${code}): make it yours, or move what is in its place, and start again.`
}

/** Runs a script's main function; explained failures print their sentence, others their stack. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Explained ? error.message : (diskFault(error) ?? error))
    process.exitCode = 1
  }
}
