export { sk } from '../../src/i18n/sk.ts'
