/** Where the link of the mail about a forgotten password leads (C2.10). */
export const resetPath = '/resetovat-heslo'
/** Where a link leads that confirms an account or the newsletter (C2.11). */
export const activatePath = '/aktivovat'
/** Where the links lead that confirm another sign-in e-mail (A7.11). */
export const confirmEmailPath = '/potvrdit-email'

export { safePath } from '@vanek/sdk/auth'
