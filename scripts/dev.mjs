// npm run dev: the shop with hot reload. storefront/server/dev.ts serves it with Vite; the sandbox is built once.
import './lib/node-version.mjs'
import { configFrom } from './lib/config.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startTogether } from './lib/pair.mjs'
import { mustBeFree, waitFor } from './lib/ports.mjs'
import { main } from './lib/run.mjs'

await main(async () => {
  const config = configFrom(process.env)
  await mustBeFree(config.port, 'PORT', config.host)
  if (config.needsSandbox) await mustBeFree(config.sandboxPort, 'SANDBOX_PORT')
  await ensureInstalled('full')
  const { generate } = await import('./generate.mjs')
  await generate()
  const { build } = await import('./build.mjs')
  if (config.needsSandbox) await build({ only: ['sandbox'] })

  const env = {
    NODE_ENV: 'development',
    ...config.urls,
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
  const shop = { name: 'shop', args: ['scripts/lib/run-ts.mjs', 'storefront/server/dev.ts'], env }
  const pair = startTogether()
  try {
    if (config.needsSandbox) {
      pair.start(sandbox)
      await waitFor(`${config.urls.SHOP_URL}/api/v1/globals`, pair)
    }
    pair.start(shop)
    await waitFor(`${config.shopUrl}/`, pair)
    console.log(`\nThe shop is open at ${config.shopUrl} and follows your edits.\n`)
  } catch (error) {
    pair.stop(error)
  }
  await pair.ended
})
