import { afterAll, beforeAll, describe } from 'vitest'
import { forGroupsSuite } from './for-groups.spec.ts'
import { csrfSuite } from './csrf.spec.ts'
import { fuzzSuite } from './fuzz.spec.ts'
import { hostileSuite } from './hostile.spec.ts'
import { massAssignmentSuite } from './mass-assignment.spec.ts'
import { unknownPaymentSuite } from './unknown-payment.spec.ts'
import { whoMaySeeSuite } from './who-may-see.spec.ts'
import { startFullStack, type FullStack } from './full-stack.ts'

let stack: FullStack
beforeAll(async () => {
  stack = await startFullStack()
}, 120_000)
afterAll(() => stack.close())

describe('tests made from the documents', { timeout: 120_000 }, () => {
  whoMaySeeSuite(() => stack)
  forGroupsSuite(() => stack)
  fuzzSuite(() => stack)
  massAssignmentSuite(() => stack)
  csrfSuite(() => stack)
  hostileSuite(() => stack)
  unknownPaymentSuite(() => stack)
})
