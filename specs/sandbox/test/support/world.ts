import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppOptions } from '../../src/app.ts'
import { createClock, type Clock } from '../../src/clock.ts'
import type { Database } from '../../src/db/transaction.ts'
import { openPglite } from '../../src/db/pglite.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { packageRoot } from '../../src/paths.ts'
import { seedIfEmpty } from '../../src/seed/seed.ts'
import { prepare } from '../../src/start-database.ts'
import { startServer } from './postgres.ts'
import { NOW, seedOfTemplate, templateDump } from './template.ts'

export { NOW } from './template.ts'

export const root = packageRoot()

export interface TestResponse {
  readonly status: number
  /** Parsed JSON, loosely typed: the contract test is what checks shapes. */
  readonly body: any // oxlint-disable-line typescript/no-explicit-any
  readonly headers: Readonly<Record<string, string>>
}

export interface RequestOptions {
  readonly cart?: string
  readonly bearer?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type SendRequest = (
  method: string,
  path: string,
  body?: unknown,
  options?: RequestOptions,
) => Promise<TestResponse>

/** A complete back end for tests. */
export interface World {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: Clock
  readonly request: SendRequest
  close(): Promise<void>
}

export async function createWorld(database: Database, more: Partial<AppOptions> = {}): Promise<World> {
  const clock = createClock(() => NOW)
  const seed = seedOfTemplate()
  const { secret } = await prepare(database, seed)
  const app = await buildApp({
    database,
    secret,
    clock,
    packageRoot: root,
    pictureCache: join(tmpdir(), 'vanek-test-images'),
    shopOrigin: 'http://shop.test',
    trustedProxies: ['127.0.0.1'],
    // many tests order as one person; suites about limits use the default rules
    rules: { order: { most: 100_000, seconds: 3600 } },
    reset: async () => void (await seedIfEmpty(database, { ...seed, reset: true })),
    ...more,
  })
  await app.ready()
  return {
    app,
    database,
    clock,
    request: createRequest(app),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** A back end on PGlite in memory. */
export async function createPgliteWorld(more: Partial<AppOptions> = {}): Promise<World> {
  return createWorld(await openPglite({ dump: await templateDump() }), more)
}

/** A back end on the shared PostgreSQL of a full test run, which needs less CPU time; on PGlite otherwise. */
export async function createFilledWorld(more: Partial<AppOptions> = {}): Promise<World> {
  const server = process.env['TEST_DATABASE_URL'] === undefined ? undefined : await startServer()
  if (!server) return createPgliteWorld(more)
  const world = await createWorld(openPostgres(await server.newFilled()), more)
  return {
    ...world,
    async close() {
      await world.close()
      await server.stop()
    },
  }
}

export function headersOf({ cart, bearer, key, headers = {} }: RequestOptions): Record<string, string> {
  return {
    ...(cart === undefined ? {} : { 'x-guest-cart-token': cart }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...headers,
  }
}

export function createRequest(app: FastifyInstance): SendRequest {
  return async (method, path, body, options = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers: headersOf(options),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson && response.body !== '' ? JSON.parse(response.body) : response.body,
      headers: response.headers as Record<string, string>,
    }
  }
}
