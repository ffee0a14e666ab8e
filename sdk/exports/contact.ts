export { type SendContactFormError, sendContactForm } from '../src/contact/calls.ts'
export {
  checkContactForm,
  type ContactField,
  type SendContactFormParams,
  type ContactIssue,
  type ContactIssues,
  contactLengths,
} from '../src/contact/rules.ts'
