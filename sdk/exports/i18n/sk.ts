/**
 * Slovak messages.
 *
 * @module
 */
export { skAccount } from '../../src/i18n/sk-account.ts'
export { skBasics } from '../../src/i18n/sk-basics.ts'
export { skProduct } from '../../src/i18n/sk-product.ts'
export { skReasons } from '../../src/i18n/sk-reasons.ts'
export { sk } from '../../src/i18n/sk.ts'
