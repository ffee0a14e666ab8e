import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../src/main.mjs', import.meta.url))

/** Starts the back end as a separate process, on a free port and with an in-memory database. */
export async function startBackEnd(settings = {}) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', DATABASE: ':memory:', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The back end ended.'))),
  ])
  const at = /http:\/\/[\d.:]+\d/.exec(String(line))[0]
  const stop = () => {
    child.kill()
    return once(child, 'exit')
  }
  return { at, stop }
}
