export { type ContactError, sendContactForm } from '../src/contact/calls.ts'
export {
  checkContactForm,
  type ContactField,
  type ContactInput,
  type ContactIssue,
  type ContactIssues,
  contactLengths,
} from '../src/contact/rules.ts'
