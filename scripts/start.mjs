// npm start: the whole shop on this machine, from a fresh clone to two printed URLs. Arguments after `--` go to the
// sandbox, for example `npm start -- --products 100000` or `--reset`.
import './lib/node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './aliases.mjs'
import { configFrom } from './lib/config.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { oneAtATime } from './lib/one-at-a-time.mjs'
import { startTogether } from './lib/pair.mjs'
import { mustBeFree, waitFor } from './lib/ports.mjs'
import { serverEnv, shopServer } from './lib/programs.mjs'
import { main, secondsSince } from './lib/run.mjs'

await main(async () => {
  const start = performance.now()
  const config = configFrom(process.env)
  await mustBeFree(config.port, 'PORT', config.host)
  if (config.needsSandbox) await mustBeFree(config.sandboxPort, 'SANDBOX_PORT')

  const { slovak } = config
  if (config.needsSandbox) await mustBeFree(slovak.port, 'SK_SANDBOX_PORT')

  const env = {
    NODE_ENV: 'production',
    ...config.urls,
    ...(config.needsSandbox && {
      MARKETS: 'cs,sk',
      ...slovak.urls,
      SK_SHOP_ORIGIN: slovak.shopUrl,
      SK_PAYMENT_ORIGINS: slovak.sandboxUrl,
      SK_FRAME_ORIGINS: slovak.sandboxUrl,
    }),
    PORT: String(config.port),
    SHOP_ORIGIN: config.shopUrl,
    ...(!process.env.SHOP_URL && { PAYMENT_ORIGINS: config.sandboxUrl, FRAME_ORIGINS: config.sandboxUrl }),
    ...(!process.env.CURRENCY_FROM_QUERY && { CURRENCY_FROM_QUERY: 'on' }),
  }
  const sandbox = {
    name: 'sandbox',
    args: ['specs/dist/sandbox.js', ...process.argv.slice(2)],
    env: {
      ...env,
      SANDBOX_PORT: String(config.sandboxPort),
      SANDBOX_ORIGIN: config.sandboxUrl,
      // the storefront forwards the IP addresses of shoppers
      SANDBOX_TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  }
  const shop = { name: 'shop', args: shopServer, env: { ...serverEnv, ...env } }
  const slovakSandbox = {
    ...sandbox,
    name: 'Slovak sandbox',
    env: {
      ...sandbox.env,
      SANDBOX_MARKET: 'sk',
      SANDBOX_PORT: String(slovak.port),
      SANDBOX_ORIGIN: slovak.sandboxUrl,
      SHOP_ORIGIN: slovak.shopUrl,
      // each market needs a database of its own
      DATABASE_URL: process.env.SK_DATABASE_URL ?? '',
      SANDBOX_DATA: process.env.SK_SANDBOX_DATA ?? join(root, '.data/sandbox-sk'),
    },
  }
  const done = oneAtATime(join(root, '.data/start.lock'))
  let pair
  let build
  try {
    await ensureInstalled(existsSync(join(root, 'node_modules/vitest')) ? 'full' : 'lean')
    ;({ build } = await import('./build.mjs'))
    const { generate } = await import('./generate.mjs')
    await generate({ types: false })
    pair = startTogether()
    // the sandbox seeds its database while the shop is built
    const openSandbox = async () => {
      if (!config.needsSandbox) return
      await build({ only: ['sandbox'] })
      pair.start(sandbox)
    }
    try {
      await Promise.all([openSandbox(), build({ only: ['cs-client', 'cs-server'] })])
    } catch (error) {
      pair.stop(error)
      await pair.ended
      throw error
    }
  } finally {
    done()
  }
  try {
    const built = performance.now()
    // until its back ends respond, the shop shows a page for that
    pair.start(shop)
    await waitFor(`${config.shopUrl}/readyz`, pair)
    await waitFor(`${config.shopUrl}/`, pair)
    console.log(`\nThe shop is open at ${config.shopUrl}`)
    if (config.needsSandbox)
      console.log(`Its sandbox back end answers at ${config.sandboxUrl} (mail: ${config.sandboxUrl}/mailbox)`)
    console.log(`Ready in ${secondsSince(start)}, ${secondsSince(built)} after the build. Ctrl+C stops all.\n`)
    // the Slovak shop is built last, so that the Czech one is ready sooner
    const openSlovak = async () => {
      if (!config.needsSandbox) return
      pair.start(slovakSandbox)
      await build({ only: ['sk-client', 'sk-server'] })
      await waitFor(`${slovak.urls.SK_SHOP_URL}/api/v1/globals`, pair)
      await waitFor(`${config.shopUrl}/`, { signal: pair.signal, host: new URL(slovak.shopUrl).host })
      console.log(`The Slovak shop is open at ${slovak.shopUrl} after ${secondsSince(start)}\n`)
      await build({ only: ['sk-compressed'] })
    }
    // until they are compressed, files are sent as they are
    await Promise.all([build({ only: ['cs-compressed'] }), openSlovak()])
  } catch (error) {
    pair.stop(error)
  }
  await pair.ended
  const { reason } = pair.signal
  if (reason?.message.startsWith('Stopped by')) console.log('The shop is closed.')
  else throw reason
})
