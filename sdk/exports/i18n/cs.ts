export { csBasics } from '../../src/i18n/cs-basics.ts'
export { csForms } from '../../src/i18n/cs-forms.ts'
export { csReasons } from '../../src/i18n/cs-reasons.ts'
export { cs } from '../../src/i18n/cs.ts'
