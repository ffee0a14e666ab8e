import { guards } from '../generated/guards.ts'
import { checkOf } from './answer-check.ts'

/**
 * Checks what carries money or says who somebody is: prices, sums, the cart, orders, tokens, the customer and their
 * addresses. Only the types of these fields count; a text or a picture that is wrong breaks nothing.
 */
export const moneyAndIdentity = checkOf(guards)
