/** Path of the link in the mail about a forgotten password (C2.10). */
export const resetPath = '/resetovat-heslo'
/** Path of the links that confirm an account or the newsletter (C2.11). */
export const activatePath = '/aktivovat'
/** Path of the links that confirm a new sign-in e-mail (A7.11). */
export const confirmEmailPath = '/potvrdit-email'

export { safePath } from '@vanek/sdk/auth'
