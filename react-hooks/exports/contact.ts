/**
 * The contact form.
 *
 * @module
 */
export { type ContactForm, type ContactFormOptions, useContactForm } from '../src/contact/use-contact-form.ts'
