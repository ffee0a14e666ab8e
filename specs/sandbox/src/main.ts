import { join } from 'node:path'
import { buildApp } from './app.ts'
import { deleteExpiredAccess } from './auth/delete-expired.ts'
import { readConfig } from './config.ts'
import { deleteExpiredKeys } from './http/idempotency.ts'
import { createClock } from './clock.ts'
import { deleteOldChanges } from './listing/catalogue.ts'
import { packageRoot } from './paths.ts'
import { applyProfile } from './seed/profile.ts'
import { seedIfEmpty } from './seed/seed.ts'
import { startupErrorMessage } from './startup-error.ts'
import { startDatabase } from './start-database.ts'

const HOUR_MS = 3600 * 1000

async function start(): Promise<void> {
  const began = performance.now()
  const root = packageRoot()
  const config = readConfig(process.env, process.argv.slice(2), process.cwd())
  const clock = createClock()
  const { database, secret, seeded } = await startDatabase({ ...config, now: clock.now() }, root)
  await applyProfile(database, config.profile)
  if (seeded === 'renewed') console.log('The catalogue was outdated and has been replaced; orders are preserved.')
  let address = `http://127.0.0.1:${config.port}`
  const app = await buildApp({
    database,
    secret,
    clock,
    packageRoot: root,
    pictureCache: join(config.dataFolder, '..', 'images'),
    pictureCacheBytes: config.pictureCacheBytes,
    shopOrigin: config.shopOrigin,
    trustedProxies: config.trustedProxies,
    hosts: config.hosts,
    corsOrigins: config.corsOrigins,
    introspection: config.dev,
    rules: config.rules,
    widgets: config.widgets,
    ownOrigin: () => config.ownOrigin ?? address,
    logLevel: 'warn',
    ...(config.dev ? { reset: async () => void (await reseed()) } : {}),
  })
  const reseed = () =>
    seedIfEmpty(database, { packageRoot: root, products: config.products, now: clock.now(), reset: true })

  const cleaning = setInterval(() => {
    Promise.all([
      deleteExpiredKeys({ database, clock }),
      deleteOldChanges(database),
      deleteExpiredAccess({ database, clock }),
    ]).catch((error: unknown) => app.log.warn(String(error)))
  }, HOUR_MS)
  cleaning.unref()

  const stop = async (): Promise<void> => {
    clearInterval(cleaning)
    await app.close()
    await database.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  try {
    address = await app.listen({ port: config.port, host: config.host })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (config.trustedProxies.length === 0)
      console.log(
        'No trusted proxies are set (SANDBOX_TRUSTED_PROXIES): requests from this machine or a private network are rate limited only by account, cart and recipient.',
      )
    console.log(`The sandbox answers at ${address} after ${seconds} s; its mail is at ${address}/mailbox.`)
  } catch (error) {
    await stop()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(startupErrorMessage(error, process.env))
  process.exit(1)
})
