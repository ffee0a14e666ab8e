import type { RedirectOffer } from '@vanek/sdk/overlays'
import type { PageCookies } from '../page/env.ts'
import { offerCookie } from '../browser/kept-keys.ts'

const maxAgeSeconds = 60

/** Leaves the question whether to go somewhere else for the page that a redirect of the server leads to (C4.08). */
export const leaveOffer = (cookies: PageCookies, { title, text, href }: RedirectOffer): void =>
  cookies.set(offerCookie, JSON.stringify({ title, text, href }), { maxAgeSeconds })

/** What was left; null when nothing was, or what lies there makes no sense. */
export function offerIn(cookies: Pick<PageCookies, 'get'>): RedirectOffer | null {
  try {
    const { title, text, href } = JSON.parse(cookies.get(offerCookie) ?? '{}') as Partial<RedirectOffer>
    const whole = [title, text, href].every((part) => typeof part === 'string' && part !== '')
    return whole ? { title: title ?? '', text: text ?? '', href: href ?? '' } : null
  } catch {
    return null
  }
}

/** What was left, given once. */
export function takeOffer(cookies: PageCookies): RedirectOffer | null {
  const offer = offerIn(cookies)
  if (offer) cookies.remove(offerCookie)
  return offer
}
