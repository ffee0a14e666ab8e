// A local registry, to which a release is published as it would be to the real one.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { whenStale } from '../lib/fresh.mjs'
import { freePort, waitFor } from '../lib/ports.mjs'
import { Explained, mustRun, npm, run } from '../lib/run.mjs'

const own = join(root, 'scripts/packages/registry')
const installed = join(root, 'node_modules/.cache/vanek/registry')
const manifests = ['package.json', 'package-lock.json']

/** Options with which npm gives up instead of waiting for a registry that does not answer. */
export const impatient = ['--fetch-retries=1', '--fetch-timeout=20000', '--no-audit', '--no-fund', '--ignore-scripts']

/** Throws an explanation if npm cannot read from the registry that it is configured with. */
export async function mustReachRegistry() {
  const [command, args] = npm('view', 'react', 'version', '--fetch-retries=0', '--fetch-timeout=15000')
  const { code, output } = await run(command, args, { timeoutMs: 60_000 })
  if (code === 0) return
  throw new Explained(
    `The examples need packages of the registry that npm is configured with, and it does not answer.\n${output.trimEnd()}`,
  )
}

async function installVerdaccio() {
  mkdirSync(installed, { recursive: true })
  for (const name of manifests) cpSync(join(own, name), join(installed, name))
  const [command, args] = npm('ci', ...impatient)
  await mustRun('Installing the local registry', command, args, { cwd: installed, timeoutMs: 180_000 })
}

/** Starts an empty registry; `stop` ends it and deletes what it stores. */
export async function startRegistry() {
  await whenStale(
    {
      name: 'registry',
      inputs: manifests.map((name) => join(own, name)),
      outputs: [join(installed, 'node_modules/verdaccio/package.json')],
    },
    installVerdaccio,
  )
  const storage = mkdtempSync(join(tmpdir(), 'vanek-registry-'))
  const port = await freePort()
  const child = spawn(process.execPath, [join(own, 'serve.mjs'), String(port), storage], {
    cwd: installed,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  const stop = () => {
    child.kill('SIGKILL')
    if (existsSync(storage)) rmSync(storage, { recursive: true })
  }
  try {
    await waitFor(`${url}-/ping`, { seconds: 60 })
  } catch (error) {
    stop()
    throw error
  }
  return { url, stop }
}
