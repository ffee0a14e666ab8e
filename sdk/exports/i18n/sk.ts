/**
 * Slovak messages.
 *
 * @module
 */
export { sk } from '../../src/i18n/sk.ts'
