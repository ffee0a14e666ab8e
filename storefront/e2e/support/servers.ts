import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort, waitFor } from '../../../scripts/lib/ports.mjs'
import { root } from '../../../scripts/aliases.mjs'
import { keepSeed, takeSeed } from './seed.ts'
import { language } from './market.ts'

/** The production shop and its sandbox, as two processes like in production. */
export interface Servers {
  readonly shopUrl: string
  readonly sandboxUrl: string
  /** Kills the sandbox, as in a power cut. */
  killSandbox(): Promise<void>
  startSandbox(): Promise<void>
  readonly stop: () => Promise<void>
}

/** The shop as it is built for the market that is tested; its sandbox is of that market too. */
export const builtShop = `storefront/dist/${language}/server/main.js`

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const running = new Set<ChildProcess>()
// of a test that failed while it started them
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function start(script: string, env: Record<string, string>, onLine?: (line: string) => void, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SANDBOX_MARKET: language, ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine)
  return child
}

// a machine that is busy with tests is no outage
const patientEnv = { BACKEND_PATIENCE: '5' }

/**
 * Starts another shop on a running sandbox, with other settings; it is ready when `ready` responds. Its log goes to
 * `onLine`, else to the output of the tests.
 */
export async function startShop(
  sandboxUrl: string,
  env: Readonly<Record<string, string>> = {},
  ready = '/',
  onLine?: (line: string) => void,
): Promise<Pick<Servers, 'shopUrl' | 'stop'>> {
  const { shopUrl, own } = await placeFor(sandboxUrl)
  const shop = start(builtShop, { ...own, ...patientEnv, ...env }, onLine)
  await waitFor(shopUrl + ready)
  return stoppable(shop, shopUrl)
}

/** Starts the shop from its sources, as `npm run dev` does. */
export async function startDevelopment(sandboxUrl: string): Promise<Pick<Servers, 'shopUrl' | 'stop'>> {
  const { shopUrl, own } = await placeFor(sandboxUrl)
  const env = { ...own, ...patientEnv, NODE_ENV: 'development' }
  const shop = start('scripts/lib/run-ts.mjs', env, undefined, 'storefront/server/dev.ts')
  await waitFor(`${shopUrl}/`)
  return stoppable(shop, shopUrl)
}

/** A free port, and the settings of a shop there. */
async function placeFor(sandboxUrl: string) {
  const port = await freePort()
  const shopUrl = `http://127.0.0.1:${port}`
  const own = {
    PORT: String(port),
    SHOP_ORIGIN: shopUrl,
    SHOP_URL: `${sandboxUrl}/store`,
    CONTENT_URL: `${sandboxUrl}/cms`,
    CDN_URL: `${sandboxUrl}/cdn`,
    SERVICES_URL: `${sandboxUrl}/services`,
  }
  return { shopUrl, own }
}

function stoppable(shop: ChildProcess, shopUrl: string): Pick<Servers, 'shopUrl' | 'stop'> {
  return {
    shopUrl,
    stop: async () => {
      shop.kill('SIGTERM')
      await ended(shop)
    },
  }
}

/** Starts a sandbox that seeds an empty database, and stops it. */
export async function seedDatabase(url: string): Promise<void> {
  const port = await freePort()
  const sandbox = start('specs/dist/sandbox.js', { SANDBOX_PORT: String(port), DATABASE_URL: url })
  await waitFor(`http://127.0.0.1:${port}/store/api/v1/globals`)
  sandbox.kill('SIGTERM')
  await ended(sandbox)
}

/** Starts both on free ports with a database of their own; in a folder of their own unless `SANDBOX_DATA` is set. */
export async function startServers(more: Readonly<Record<string, string>> = {}): Promise<Servers> {
  const dataFolder = more['SANDBOX_DATA'] ?? (await mkdtemp(join(tmpdir(), 'vanek-e2e-')))
  const [shopPort, sandboxPort] = [await freePort(), await freePort()]
  const shopUrl = `http://127.0.0.1:${shopPort}`
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`

  const startSandbox = async () => {
    sandbox = start('specs/dist/sandbox.js', {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA: dataFolder,
      SANDBOX_DUMP: '1',
      SANDBOX_DEV: '1',
      SANDBOX_PASSWORD_COST: '12',
      SHOP_ORIGIN: shopUrl,
      DATABASE_URL: '',
      ...more,
    })
    await waitFor(`${sandboxUrl}/store/api/v1/globals`)
  }
  let sandbox: ChildProcess
  await takeSeed(dataFolder)
  await startSandbox()
  await keepSeed(dataFolder)
  const shop = start(builtShop, {
    PORT: String(shopPort),
    SHOP_ORIGIN: shopUrl,
    SHOP_URL: `${sandboxUrl}/store`,
    CONTENT_URL: `${sandboxUrl}/cms`,
    CDN_URL: `${sandboxUrl}/cdn`,
    SERVICES_URL: `${sandboxUrl}/services`,
    ...patientEnv,
  })
  await waitFor(`${shopUrl}/`)

  return {
    shopUrl,
    sandboxUrl,
    startSandbox,
    killSandbox: async () => {
      sandbox.kill('SIGKILL')
      await ended(sandbox)
    },
    stop: async () => {
      shop.kill('SIGTERM')
      sandbox.kill('SIGTERM')
      await Promise.all([ended(shop), ended(sandbox)])
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Both markets in one process, each with a sandbox of its own. */
export interface MarketServers {
  /** The Czech shop. */
  readonly shopUrl: string
  /** The Slovak shop: another host of the same process. */
  readonly slovakUrl: string
  readonly sandboxUrl: string
  readonly slovakSandboxUrl: string
  readonly stop: () => Promise<void>
}

/** Starts a Slovak sandbox beside a running Czech one, and a shop that serves both markets. */
export async function startMarkets(sandboxUrl: string): Promise<MarketServers> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vanek-e2e-sk-'))
  const [shopPort, slovakPort] = [await freePort(), await freePort()]
  const slovakSandboxUrl = `http://127.0.0.1:${slovakPort}`
  const slovakUrl = `http://127.0.0.1:${shopPort}`
  const shopUrl = `http://localhost:${shopPort}`
  const backEnds = (prefix: string, url: string) => ({
    [`${prefix}SHOP_URL`]: `${url}/store`,
    [`${prefix}CONTENT_URL`]: `${url}/cms`,
    [`${prefix}CDN_URL`]: `${url}/cdn`,
    [`${prefix}SERVICES_URL`]: `${url}/services`,
  })
  const sandbox = start('specs/dist/sandbox.js', {
    SANDBOX_MARKET: 'sk',
    SANDBOX_PORT: String(slovakPort),
    SANDBOX_DATA: dataFolder,
    SANDBOX_DEV: '1',
    SANDBOX_PASSWORD_COST: '12',
    SHOP_ORIGIN: slovakUrl,
    DATABASE_URL: '',
  })
  await waitFor(`${slovakSandboxUrl}/store/api/v1/globals`)
  const shop = start('storefront/dist/cs/server/main.js', {
    MARKETS: 'cs,sk',
    PORT: String(shopPort),
    SHOP_ORIGIN: shopUrl,
    SK_SHOP_ORIGIN: slovakUrl,
    ...backEnds('', sandboxUrl),
    ...backEnds('SK_', slovakSandboxUrl),
    ...patientEnv,
  })
  await waitFor(`${shopUrl}/`)
  await waitFor(`${slovakUrl}/`)
  return {
    ...{ shopUrl, slovakUrl, sandboxUrl, slovakSandboxUrl },
    stop: async () => {
      shop.kill('SIGTERM')
      sandbox.kill('SIGTERM')
      await Promise.all([ended(shop), ended(sandbox)])
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
