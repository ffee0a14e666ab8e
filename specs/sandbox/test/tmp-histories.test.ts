import { afterAll, beforeAll, describe } from 'vitest'
import { orderHistoriesSuite } from './suites/order-histories.spec.ts'
import { createPgliteWorld, type World } from './support/world.ts'
let world: World
beforeAll(async () => {
  world = await createPgliteWorld()
}, 120_000)
afterAll(() => world.close())
describe('tmp', { timeout: 3_600_000 }, () => {
  orderHistoriesSuite(() => world)
})
