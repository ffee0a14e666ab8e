import { guards } from '../generated/guards.ts'
import { checkOf } from './response-check.ts'
import { guardsFrom } from './compact.ts'

/**
 * Checks fields about money and identity: prices, totals, the cart, orders, tokens, the customer and their addresses.
 * Only the types of these fields are checked; a wrong text or picture is accepted.
 */
export const checkMoneyAndIdentity = checkOf(guardsFrom(guards))
