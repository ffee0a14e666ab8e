import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../src/db/postgres.ts'
import { cartSuite } from './suites/cart.ts'
import { engineSuite } from './suites/engine.ts'
import { placingSuite } from './suites/placing.ts'
import { processesSuite } from './suites/processes.ts'
import { startServer, type Server } from './support/postgres.ts'
import { createWorld, type World } from './support/world.ts'

const server: Server | undefined = await startServer()
let world: World
let url: string

describe.skipIf(server === undefined)('on PostgreSQL', () => {
  beforeAll(async () => {
    url = (await server?.newDatabase()) ?? ''
    world = await createWorld(openPostgres(url, 20))
  }, 120_000)
  afterAll(async () => {
    await world.close()
    await server?.stop()
  })

  engineSuite(() => world)
  cartSuite(() => world)
  placingSuite(() => world)
  processesSuite(
    () => world,
    () => url,
    () => server?.newDatabase() ?? Promise.reject(new Error('no server')),
  )
})
