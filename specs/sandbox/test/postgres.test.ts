import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../src/db/postgres.ts'
import { cartSuite } from './suites/cart.spec.ts'
import { cartLinesSuite } from './suites/cart-lines.spec.ts'
import { contentSuite } from './suites/content.spec.ts'
import { contractSuite } from './suites/contract.spec.ts'
import { currencySuite } from './suites/currency.spec.ts'
import { deliverySuite } from './suites/delivery.spec.ts'
import { discountsSuite } from './suites/discounts.spec.ts'
import { engineSuite } from './suites/engine.spec.ts'
import { listingContentSuite } from './suites/listing-content.spec.ts'
import { listingSuite } from './suites/listing.spec.ts'
import { pagesSuite } from './suites/pages.spec.ts'
import { paymentSuite } from './suites/payment.spec.ts'
import { placingSuite } from './suites/placing.spec.ts'
import { productTalkSuite } from './suites/product-talk.spec.ts'
import { productSuite } from './suites/product.spec.ts'
import { searchSuite } from './suites/search.spec.ts'
import { processesSuite } from './suites/processes.spec.ts'
import { racingCartsSuite } from './suites/racing-carts.spec.ts'
import { siteSuite } from './suites/site.spec.ts'
import { recorded, type Recorded } from './support/contract.ts'
import { startServer, type Server } from './support/postgres.ts'
import { createWorld, type World } from './support/world.ts'

const server: Server | undefined = await startServer()
const records: Recorded[] = []
let world: World
let url: string

function newDatabase(): Promise<string> {
  return server?.newDatabase() ?? Promise.reject(new Error('no server'))
}

describe.skipIf(server === undefined)('on PostgreSQL', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    url = (await server?.newDatabase()) ?? ''
    world = recorded(await createWorld(openPostgres(url, 20)), records)
  }, 120_000)
  afterAll(async () => {
    await world.close()
    await server?.stop()
  })

  engineSuite(() => world)
  cartSuite(() => world)
  cartLinesSuite(() => world)
  discountsSuite(() => world)
  placingSuite(() => world)
  currencySuite(() => world)
  deliverySuite(() => world)
  paymentSuite(() => world)
  listingSuite(() => world)
  listingContentSuite(() => world)
  productSuite(() => world)
  productTalkSuite(() => world)
  searchSuite(() => world)
  siteSuite(() => world)
  contentSuite(() => world)
  pagesSuite(() => world)
  contractSuite(() => world, records)
  processesSuite(
    () => world,
    () => url,
    newDatabase,
  )
  racingCartsSuite(() => world, newDatabase)
})
