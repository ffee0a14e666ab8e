/**
 * Czech messages.
 *
 * @module
 */
export { csAccount } from '../../src/i18n/cs-account.ts'
export { csBasics } from '../../src/i18n/cs-basics.ts'
export { csProduct } from '../../src/i18n/cs-product.ts'
export { csReasons } from '../../src/i18n/cs-reasons.ts'
export { cs } from '../../src/i18n/cs.ts'
