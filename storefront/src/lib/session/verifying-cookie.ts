import { storagePort } from '@vanek/sdk/storage'
import type { PageCookies } from '../page/env.ts'

const name = 'vanek_verifying'
const minutes = 15
const marks = { sent: '1', placed: '2' } as const

/** `sent`: an order without a known response. `placed`: an order that is known but was not shown yet. */
type VerifyingStage = keyof typeof marks

/** Stage of an order of this visitor that was sent but not shown yet; null if there is none. */
export function verifyingStage(cookies: PageCookies): VerifyingStage | null {
  const mark = cookies.get(name)
  if (mark === marks.sent) return 'sent'
  return mark === marks.placed ? 'placed' : null
}

const keep = (cookies: PageCookies, stage: VerifyingStage) =>
  cookies.set(name, marks[stage], { maxAgeSeconds: minutes * 60 })

/** Called before an order is sent, so that a reload meanwhile still waits for its response. */
export const startVerifying = (cookies: PageCookies): void => keep(cookies, 'sent')

/** Called when the order is placed; a visitor who opens the form before having seen the order is redirected to it. */
export const notePlaced = (cookies: PageCookies): void => keep(cookies, 'placed')

/** Called when the response is known. */
export const endVerifying = (cookies: Pick<PageCookies, 'remove'>): void => cookies.remove(name)

/** Typed input of the details step, for as long as the tab is open. */
export const tabInputs = storagePort(() => sessionStorage, 'vanek_details')

/** The order that was sent, until its response is known. */
export const tabIntent = storagePort(() => sessionStorage, 'vanek_intent')

/** Deletes all of it, after a sign-out or when another customer has signed in. */
export function forgetTyped(cookies: Pick<PageCookies, 'remove'>): void {
  tabInputs.write(null)
  tabIntent.write(null)
  endVerifying(cookies)
}
