import { afterAll, beforeAll, describe } from 'vitest'
import { cartSuite } from './suites/cart.ts'
import { engineSuite } from './suites/engine.ts'
import { placingSuite } from './suites/placing.ts'
import { createPgliteWorld, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await createPgliteWorld()
}, 120_000)
afterAll(() => world.close())

describe('on PGlite', () => {
  engineSuite(() => world)
  cartSuite(() => world)
  placingSuite(() => world)
})
