// Tests the examples as users get them: publishes the next release to a local registry, and installs, builds, serves and
// visits each example in an empty folder outside the repository.
//
//   node scripts/packages/examples.mjs            all
//   node scripts/packages/examples.mjs vue next   some
//   node scripts/packages/examples.mjs first-order   the guide from an empty folder to a paid order
import '../lib/node-version.mjs'
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from 'playwright-core'
import { root } from '../aliases.mjs'
import { build } from '../build.mjs'
import { findTestBrowser } from '../lib/browser.mjs'
import { freePort, waitFor } from '../lib/ports.mjs'
import { Explained, main, mustRun, npm, secondsSince } from '../lib/run.mjs'
import { buildPackages } from './build.mjs'
import { buildContract } from './contract.mjs'
import { examples, folderOf, vitePreview } from './example-list.mjs'
import { visit } from './example-visit.mjs'
import { tryFirstOrder } from './first-order.mjs'
import { impatient, mustReachRegistry, startRegistry } from './registry.mjs'
import { publishNext } from './rehearsal.mjs'

const generated = new Set(['node_modules', 'dist', '.next', 'package-lock.json'])

const children = new Set()
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))

/** Starts a server; its output is printed only if it does not become ready. */
async function serve(args, { cwd, env, ready }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  try {
    await waitFor(ready, { seconds: 60 })
  } catch (error) {
    child.kill('SIGKILL')
    throw new Explained(`${error.message}\n${output}`)
  }
  return () => void child.kill('SIGKILL')
}

/** Starts a sandbox that pages of these origins may call. */
async function startSandbox(origins) {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'vanek-examples-'))
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...{ SANDBOX_PORT: String(port), SANDBOX_DATA: data, SANDBOX_DEV: '1', DATABASE_URL: '', NODE_ENV: 'production' },
    SANDBOX_CORS_ORIGINS: origins.join(','),
  }
  const stop = await serve(['specs/dist/sandbox.js'], { cwd: root, env, ready: `${url}/store/api/v1/globals` })
  return {
    url,
    stop() {
      stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Copies an example into an empty folder, where our packages come from the local registry. */
function copyOf({ name }, { registry, versions }) {
  const folder = mkdtempSync(join(tmpdir(), `vanek-${name}-`))
  cpSync(folderOf(name), folder, { recursive: true, filter: (path) => !generated.has(basename(path)) })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const dependency of Object.keys(manifest.dependencies))
    if (dependency in versions) manifest.dependencies[dependency] = versions[dependency]
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, '.npmrc'), `@vanek:registry=${registry}\n`)
  return folder
}

const failureOf = (error, name) =>
  `The example ${name} does not work: ${error instanceof Explained ? error.message : error.stack}`

async function tryExample(example, { port, sandboxUrl, browser, ...release }) {
  const { name, serve: own, script } = example
  const start = performance.now()
  const folder = copyOf(example, release)
  const env = { BACK_END: sandboxUrl, VITE_BACK_END: sandboxUrl, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: '' }
  const runNpm = (what, ...args) => {
    const [command, all] = npm(...args)
    return mustRun(`${what} ${name}`, command, all, { cwd: folder, env, timeoutMs: 180_000 })
  }
  try {
    await runNpm('Installing', 'install', '--prefer-offline', ...impatient)
    const installed = secondsSince(start)
    await runNpm('Building', 'run', 'build')
    const built = secondsSince(start)
    if (script) await mustRun(name, 'node', [script], { cwd: folder, env, timeoutMs: 60_000 })
    else {
      const [bin, ...args] = own ?? vitePreview
      const url = `http://127.0.0.1:${port}/`
      const command = [join(folder, 'node_modules', bin), ...args, String(port)]
      const stop = await serve(command, { cwd: folder, env: { ...env, NODE_ENV: 'production' }, ready: url })
      try {
        await visit(browser, { url, sandboxUrl, example })
      } finally {
        stop()
      }
    }
    console.log(`${name} (installed after ${installed}, built after ${built}, tried after ${secondsSince(start)})`)
    return []
  } catch (error) {
    return [failureOf(error, name)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const guide = 'first-order'

function selected() {
  const names = process.argv.slice(2)
  const isSelected = (name) => names.length === 0 || names.includes(name)
  const unknown = names.find((name) => name !== guide && !examples.some((own) => own.name === name))
  if (unknown) throw new Explained(`There is no example ${unknown}.`)
  return { queue: examples.filter(({ name }) => isSelected(name)), followsGuide: isSelected(guide) }
}

await main(async () => {
  const start = performance.now()
  const { queue, followsGuide } = selected()
  await mustReachRegistry()
  await buildPackages()
  await build({ only: ['sandbox'] })
  await buildContract()
  await mustRun('Building the conformance command', 'vite', ['build'], { cwd: join(root, 'specs/conformance') })
  const registry = await startRegistry()
  try {
    const versions = await publishNext(registry.url)
    console.log(`published ${Object.values(versions).join(', ')} (${secondsSince(start)})`)
    const ports = new Map()
    for (const { name } of queue) ports.set(name, await freePort())
    const sandbox = await startSandbox([...ports.values()].map((port) => `http://127.0.0.1:${port}`))
    const browser = await chromium.launch(await findTestBrowser())
    const faults = []
    const shared = { registry: registry.url, versions, sandboxUrl: sandbox.url, browser }
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        faults.push(...(await tryExample(next, { ...shared, port: ports.get(next.name) })))
    }
    try {
      await Promise.all([worker(), worker()])
      if (followsGuide) await tryFirstOrder(shared).catch((error) => faults.push(failureOf(error, guide)))
    } finally {
      await browser.close()
      sandbox.stop()
    }
    if (faults.length > 0) throw new Explained(faults.join('\n'))
  } finally {
    registry.stop()
  }
})
