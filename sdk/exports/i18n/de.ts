/**
 * German messages.
 *
 * @module
 */
export { de } from '../../src/i18n/de.ts'
