import { storagePort } from '@vanek/sdk/storage'
import type { PageCookies } from '../page/env.ts'
import { endVerifying } from './verifying-cookie.ts'

/** What was typed into the details, as long as the tab is open. */
export const tabInputs = storagePort(() => sessionStorage, 'vanek_details')

/** The order that was sent, until its answer is known. */
export const tabIntent = storagePort(() => sessionStorage, 'vanek_intent')

/** Forgets all of it: whoever had it has signed out, or is somebody else by now. */
export function forgetTyped(cookies: Pick<PageCookies, 'remove'>): void {
  tabInputs.write(null)
  tabIntent.write(null)
  endVerifying(cookies)
}
