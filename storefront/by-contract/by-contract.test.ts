import { afterAll, beforeAll, describe } from 'vitest'
import { forGroupsSuite } from './for-groups.spec.ts'
import { csrfSuite } from './csrf.spec.ts'
import { fuzzSuite } from './fuzz.spec.ts'
import { hostileSuite } from './hostile.spec.ts'
import { massAssignmentSuite } from './mass-assignment.spec.ts'
import { unknownPaymentSuite } from './unknown-payment.spec.ts'
import { whoMaySeeSuite } from './who-may-see.spec.ts'
import { openWholeShop, type WholeShop } from './whole-shop.ts'

let whole: WholeShop
beforeAll(async () => {
  whole = await openWholeShop()
}, 120_000)
afterAll(() => whole.close())

describe('made from the documents', { timeout: 120_000 }, () => {
  whoMaySeeSuite(() => whole)
  forGroupsSuite(() => whole)
  fuzzSuite(() => whole)
  massAssignmentSuite(() => whole)
  csrfSuite(() => whole)
  hostileSuite(() => whole)
  unknownPaymentSuite(() => whole)
})
