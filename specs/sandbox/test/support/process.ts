import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { sandboxProgram } from './program.ts'
import { headersOf, root, type SendRequest } from './world.ts'

export interface Sandbox {
  readonly child: ChildProcess
  readonly request: SendRequest
  /** Posts a form to a path. */
  readonly post: (url: string, form: string) => Promise<unknown>
  /** Ends the process and waits until it has exited. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

// the process is too short-lived for optimized code of PGlite
const flags = ['--liftoff-only']

/** Starts the sandbox as a separate process and waits until it responds. */
export async function startSandbox(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Sandbox> {
  const child = spawn(process.execPath, [...flags, await sandboxProgram(), ...args], {
    cwd: join(root, '..'),
    // tests place many orders as one person
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_LIMITS: 'order=100000/3600,orderBy=100000/3600', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk)
      const found = /answers at (http:\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new SandboxEnded(code, output)))
  })
  return {
    child,
    request: requestTo(address),
    post: (url, form) => fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** The process exited instead of responding. */
export class SandboxEnded extends Error {
  readonly code: number | null
  readonly output: string

  constructor(code: number | null, output: string) {
    super(`The sandbox ended with ${code}: ${output}`)
    this.code = code
    this.output = output
  }
}

function requestTo(address: string): SendRequest {
  return async (method, path, body, options = {}) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...headersOf(options), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      headers: Object.fromEntries(response.headers),
    }
  }
}
