import type { Check } from '../check.ts'
import { accountChecks } from './account.ts'
import { cachingChecks } from './caching.ts'
import { cartChecks } from './cart.ts'
import { catalogueChecks } from './catalogue.ts'
import { checkoutChecks } from './checkout.ts'
import { errorChecks } from './errors.ts'
import { fieldChecks } from './fields.ts'
import { graphqlHttpChecks } from './graphql-http.ts'
import { graphqlChecks } from './graphql.ts'
import { idempotencyChecks } from './idempotency.ts'
import { moneyChecks } from './money.ts'
import { optionalChecks } from './optional.ts'
import { orderChecks } from './orders.ts'
import { ownershipChecks } from './ownership.ts'
import { pagingChecks } from './paging.ts'
import { segmentChecks } from './segments.ts'
import { settingChecks } from './settings.ts'

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  ...settingChecks,
  ...catalogueChecks,
  ...graphqlHttpChecks,
  ...graphqlChecks,
  ...errorChecks,
  ...cartChecks,
  ...moneyChecks,
  ...idempotencyChecks,
  ...fieldChecks,
  ...pagingChecks,
  ...checkoutChecks,
  ...orderChecks,
  ...accountChecks,
  ...ownershipChecks,
  ...optionalChecks,
  ...segmentChecks,
  ...cachingChecks,
]
