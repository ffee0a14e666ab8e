// Follows docs/guide/first-order.md: runs every command and writes every file of the page in an empty folder, with our
// packages from a local registry. Then a shopper orders, the payment fails once, and the second one succeeds.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { root } from '../aliases.mjs'
import { freePort, waitFor } from '../lib/ports.mjs'
import { Explained, mustRun, npm, secondsSince } from '../lib/run.mjs'
import { blocksIn } from '../lib/snippets.mjs'
import { impatient } from './registry.mjs'

const page = join(root, 'docs/guide/first-order.md')
const generated = new Set(['node_modules', 'shop.db', 'package-lock.json'])

/** A reader at a terminal: knows the few commands that the page needs. */
class Reader {
  constructor({ folder, registry, versions, ports }) {
    this.at = folder
    this.registry = registry
    this.versions = versions
    this.ports = ports
    this.servers = []
  }

  /** The text with the free ports instead of the usual ones. */
  withPorts(text) {
    return text.replaceAll('localhost:4000', `localhost:${this.ports.shop}`).replaceAll(':5173', `:${this.ports.app}`)
  }

  async run(line) {
    const [command, ...args] = this.withPorts(line).split(' ')
    if (command === 'mkdir') return mkdirSync(join(this.at, ...args))
    if (command === 'cd') return void (this.at = resolve(this.at, ...args))
    // a copy of this working tree instead of a clone, with uncommitted changes
    if (command === 'git') return cpSync(join(root, 'examples'), join(this.at, 'vanek/examples'), this.copyOptions)
    if (command === 'cp') {
      cpSync(join(this.at, args[1]), join(this.at, args[2]), this.copyOptions)
      return this.release(join(this.at, args[2], 'package.json'))
    }
    if (line === 'npm start')
      return this.serve('src/main.mjs', `http://localhost:${this.ports.shop}/store/api/v1/globals`)
    if (line === 'npm run dev')
      return this.serve('node_modules/vite/bin/vite.js', `http://localhost:${this.ports.app}/`, [
        ...['--port', String(this.ports.app), '--strictPort'],
      ])
    writeFileSync(join(this.at, '.npmrc'), `@vanek:registry=${this.registry}\n`)
    const npmArgs = command === 'npx' ? ['exec', '--yes', '--', ...args] : args
    const flags = npmArgs[0] === 'install' ? ['--prefer-offline', ...impatient] : []
    const [bin, all] = npm(...npmArgs, ...flags)
    await mustRun(line, bin, all, { cwd: this.at, timeoutMs: 180_000 })
  }

  /** Names the versions that the local registry has, as a release does. */
  release(path) {
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    for (const name of Object.keys(manifest.dependencies))
      if (name in this.versions) manifest.dependencies[name] = this.versions[name]
    writeFileSync(path, JSON.stringify(manifest))
  }

  copyOptions = { recursive: true, filter: (path) => !generated.has(basename(path)) }

  async serve(program, ready, args = []) {
    const env = {
      ...process.env,
      PORT: String(this.ports.shop),
      CORS_ORIGINS: this.withPorts('http://localhost:5173'),
      PAYMENT_RETURN: this.withPorts('http://localhost:5173/?order={token}'),
    }
    const child = spawn(process.execPath, [program, ...args], { cwd: this.at, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.servers.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    await waitFor(ready, { seconds: 60 }).catch((error) => {
      throw new Explained(`${error.message}\n${output}`)
    })
  }
}

/** Follows the page until the app runs. */
async function follow(reader, folder) {
  for (const { language, title, code } of blocksIn(readFileSync(page, 'utf8'))) {
    if (title !== undefined) {
      const path = join(reader.at, title)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, reader.withPorts(code))
    }
    if (language !== 'sh') continue
    const lines = code.trim().split('\n')
    for (const line of lines) await reader.run(line)
    if (lines.at(-1) === 'npm run dev') return
    if (lines.at(-1) === 'npm start') reader.at = join(folder, 'my-shop')
  }
  throw new Explained('docs/guide/first-order.md does not start the app.')
}

const details = {
  'First and last name': 'Jana Nováková',
  'E-mail': 'jana.novakova@example.com',
  Phone: '+420777123456',
  'Street and number': 'Lipová 14',
  City: 'Třebíč',
  Postcode: '67401',
}

/** Orders a fan; the first payment is refused, the second one succeeds. */
async function buy(browser, ports) {
  const context = await browser.newContext()
  try {
    const shopper = await context.newPage()
    shopper.setDefaultTimeout(20_000)
    const faults = []
    shopper.on('pageerror', (error) => faults.push(error.message))
    await shopper.goto(`http://localhost:${ports.app}/`)
    await shopper.getByRole('button', { name: 'Add to cart' }).first().click()
    await shopper.getByRole('heading', { name: /^Cart: 1 for 690/ }).waitFor()
    await shopper.getByRole('button', { name: 'Checkout' }).click()
    await shopper.getByRole('button', { name: /^Order for/ }).click()
    await shopper.getByText('Choose delivery and payment.').waitFor()
    await shopper.getByLabel('Kurýrem na adresu').check()
    await shopper.getByLabel('Kartou online').check()
    for (const [label, value] of Object.entries(details)) await shopper.getByLabel(label, { exact: true }).fill(value)
    await shopper.getByLabel('I agree with the terms').check()
    await shopper.getByRole('button', { name: /^Order for 789/ }).click()
    await shopper.getByRole('button', { name: 'Zamítnout' }).click()
    await shopper.getByText('The payment failed.').waitFor()
    await shopper.getByRole('button', { name: 'Pay again' }).click()
    await shopper.getByRole('button', { name: 'Zaplatit' }).click()
    await shopper.getByText('789 Kč. It is paid. Thank you.').waitFor()
    const token = new URL(shopper.url()).searchParams.get('order')
    const order = await (await fetch(`http://localhost:${ports.shop}/store/api/v1/orders/token/${token}`)).json()
    assert.equal(order.payment.state, 'paid')
    assert.deepEqual(
      order.events.map(({ kind }) => kind),
      ['received', 'paid'],
    )
    assert.deepEqual(faults, [])
  } finally {
    await context.close()
  }
}

/** Runs the whole guide; throws at the first step that does not work as described. */
export async function tryFirstOrder({ registry, versions, browser }) {
  const start = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'vanek-first-order-'))
  const ports = { shop: await freePort(), app: await freePort() }
  const reader = new Reader({ folder, registry, versions, ports })
  try {
    await follow(reader, folder)
    const built = secondsSince(start)
    await mustRun('The types of the app', 'node', ['node_modules/typescript/bin/tsc', '-b'], { cwd: reader.at })
    await buy(browser, ports)
    console.log(`the guide to the first order (app after ${built}, paid after ${secondsSince(start)})`)
  } finally {
    for (const server of reader.servers) server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
