import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { buildApp as buildSandbox } from '../../specs/sandbox/src/app.ts'
import { createClock } from '../../specs/sandbox/src/clock.ts'
import { openPglite } from '../../specs/sandbox/src/db/pglite.ts'
import { openPostgres } from '../../specs/sandbox/src/db/postgres.ts'
import type { Database } from '../../specs/sandbox/src/db/transaction.ts'
import { packageRoot } from '../../specs/sandbox/src/paths.ts'
import { prepare } from '../../specs/sandbox/src/start-database.ts'
import { startServer } from '../../specs/sandbox/test/support/postgres.ts'
import { templateDump } from '../../specs/sandbox/test/support/template.ts'
import { buildApp } from '../server/app.ts'
import { noScripts } from '../server/testing/no-scripts.ts'
import { fetchCustomerSegment } from '../server/visitors/customer.ts'
import { configFrom } from '../server/config/config.ts'
import { createRenderer } from '../src/composition/entry-server.tsx'
import type { Moment } from './moments.ts'

/** A shop and its sandbox in this process, with a mocked current time. */
export interface ShopAt {
  readonly shopUrl: string
  readonly sandboxUrl: string
  readonly database: Database
}

/** Opens shops one after another on one database, which is reseeded for each of them. */
export interface ShopsAt {
  open(moment: Moment): Promise<ShopAt>
  close(): Promise<void>
}

const root = packageRoot()
const renderer = createRenderer()

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function startShop(sandboxUrl: string): Promise<{ readonly app: FastifyInstance; readonly shopUrl: string }> {
  const read = configFrom({
    ...{ SHOP_URL: `${sandboxUrl}/store`, CONTENT_URL: `${sandboxUrl}/cms`, CDN_URL: `${sandboxUrl}/cdn` },
    ...{ SERVICES_URL: `${sandboxUrl}/services`, LOG_LEVEL: 'error', BACKEND_PATIENCE: '5' },
  })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  const { config } = read
  const app = buildApp({
    config,
    renderer,
    client: noScripts,
    files: new Map(),
    customerOf: fetchCustomerSegment(config),
  })
  return { app, shopUrl: await listening(app) }
}

/** Uses PostgreSQL, which needs a fraction of the CPU time, or PGlite when it is not available. */
async function openDatabase(): Promise<{ readonly database: Database; readonly close: () => Promise<void> }> {
  const server = await startServer()
  if (!server) {
    const database = await openPglite({ dump: await templateDump() })
    return { database, close: () => database.close() }
  }
  const url = new URL(await server.newDatabase())
  // PostgreSQL formats dates as text, which must not depend on the time zone of the machine
  url.searchParams.set('options', '-c TimeZone=UTC')
  const database = openPostgres(url.href)
  return {
    database,
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
}

export async function shopsAt(): Promise<ShopsAt> {
  const zone = process.env['TZ']
  const pictures = join(tmpdir(), `vanek-dates-${process.pid}`)
  const { database, close: closeDatabase } = await openDatabase()
  let apps: FastifyInstance[] = []
  const closeApps = async (): Promise<void> => {
    await Promise.all(apps.map((app) => app.close()))
    apps = []
  }
  return {
    async open({ at, timeZone }) {
      await closeApps()
      process.env['TZ'] = timeZone
      vi.setSystemTime(at)
      const clock = createClock()
      const seed = { packageRoot: root, products: 200, now: clock.now(), reset: true }
      const { secret } = await prepare(database, seed)
      const sandbox = await buildSandbox({
        ...{ database, secret, clock, packageRoot: root, pictureCache: pictures, shopOrigin: 'http://localhost:3000' },
        ...{ trustedProxies: ['127.0.0.1'], ownOrigin: () => 'http://localhost:4000' },
      })
      const sandboxUrl = await listening(sandbox)
      const { app, shopUrl } = await startShop(sandboxUrl)
      apps = [app, sandbox]
      return { shopUrl, sandboxUrl, database }
    },
    async close() {
      await closeApps()
      vi.useRealTimers()
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
      await closeDatabase()
      await rm(pictures, { recursive: true, force: true })
    },
  }
}
