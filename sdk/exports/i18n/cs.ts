export { cs } from '../../src/i18n/cs.ts'
