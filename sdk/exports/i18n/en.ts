/**
 * English messages.
 *
 * @module
 */
export { en } from '../../src/i18n/en.ts'
