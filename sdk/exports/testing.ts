/**
 * A shop for tests: a back end as a table of handlers typed by the contract, with faults and a clock.
 *
 * @example
 * ```ts
 * const { shop: fake, failNext } = createTestShop({ getUser: () => user })
 * failNext('lost', 'getUser')
 * const answer = await getUser(fake)
 * ```
 * @module
 */
export type { TestHandlers, TestOperation, TestRequest } from '../src/test-shop/handlers.ts'
export { refusal, type TestFault, type TestRefusal } from '../src/test-shop/faults.ts'
export { createTestClock, type TestClock } from '../src/test-shop/test-clock.ts'
export { createTestShop, type TestShop, type TestShopConfig } from '../src/test-shop/test-shop.ts'
