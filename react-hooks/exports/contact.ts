/** The form that writes to the shop. */
export { type ContactForm, type ContactFormOptions, useContactForm } from '../src/contact/use-contact-form.ts'
