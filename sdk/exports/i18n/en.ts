export { en } from '../../src/i18n/en.ts'
