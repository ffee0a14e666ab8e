import { storagePort } from '@vanek/sdk/storage'
import type { PageCookies } from '../page/env.ts'

const name = 'vanek_verifying'
const minutes = 15
const marks = { sent: '1', placed: '2' } as const

/** `sent`: an order whose answer nobody has seen. `placed`: one that is known and was not shown yet. */
type VerifyingStage = keyof typeof marks

/** Where an order of this visitor stands that was sent and not shown yet; null when there is none. */
export function verifyingStage(cookies: PageCookies): VerifyingStage | null {
  const mark = cookies.get(name)
  if (mark === marks.sent) return 'sent'
  return mark === marks.placed ? 'placed' : null
}

const keep = (cookies: PageCookies, stage: VerifyingStage) =>
  cookies.set(name, marks[stage], { maxAgeSeconds: minutes * 60 })

/** Notes, before an order is sent, that its answer is awaited; a reload in the middle then does not forget it. */
export const startVerifying = (cookies: PageCookies): void => keep(cookies, 'sent')

/** Notes that the order is placed; whoever comes back to the form before having seen it is led there. */
export const notePlaced = (cookies: PageCookies): void => keep(cookies, 'placed')

/** Notes that the answer is known. */
export const endVerifying = (cookies: Pick<PageCookies, 'remove'>): void => cookies.remove(name)

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
