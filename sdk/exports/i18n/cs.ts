export { csBasics } from '../../src/i18n/cs-basics.ts'
export { csForms } from '../../src/i18n/cs-forms.ts'
export { cs } from '../../src/i18n/cs.ts'
