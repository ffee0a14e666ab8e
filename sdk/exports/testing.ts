/** A shop for tests: a back end as a table of answers over the contract, with faults and a clock. */
export type {
  TestAnswer,
  TestAnswers,
  TestBody,
  TestHandler,
  TestOperation,
  TestRequest,
} from '../src/test-shop/answers.ts'
export { refusal, type TestFault, type TestRefusal } from '../src/test-shop/faults.ts'
export { createTestClock, type TestClock, type TestClockOptions } from '../src/test-shop/test-clock.ts'
export { createTestShop, type TestShop, type TestShopConfig } from '../src/test-shop/test-shop.ts'
