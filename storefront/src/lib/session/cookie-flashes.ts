import { createFlashes, type Flashes, type NoticeInput } from '@vanek/sdk/notices'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { flashCookie, offerCookie } from '../browser/kept-keys.ts'
import type { PageCookies } from '../page/env.ts'

const maxAgeSeconds = 60
// browsers drop a cookie above 4 kB
const mostSigns = 3_500

const length = (text: string) => encodeURIComponent(text).length

/**
 * Messages that a redirect of the server leaves for the page it leads to, which is the same for everybody and shows them
 * late. A message too long for a cookie is left out.
 */
export function cookieFlashes(cookies: PageCookies): Flashes {
  return createFlashes({
    port: {
      read: () => cookies.get(flashCookie) ?? null,
      write(text) {
        if (text === null || text === '[]') cookies.remove(flashCookie)
        else if (length(text) <= mostSigns) cookies.set(flashCookie, text, { maxAgeSeconds })
      },
    },
  })
}

/** What was left, each sentence once and without taking it: for pages that say it where there are no scripts. */
export function flashesIn(cookies: Pick<PageCookies, 'get'>): readonly NoticeInput[] {
  const port = { read: () => cookies.get(flashCookie) ?? null, write: () => undefined }
  const left = createFlashes({ port }).take()
  return left.filter(({ text }, at) => left.findIndex((own) => own.text === text) === at)
}

const offerAgeSeconds = 60

/** Leaves the question whether to go somewhere else for the page that a redirect of the server leads to (C4.08). */
export const leaveOffer = (cookies: PageCookies, { title, text, href }: RedirectOffer): void =>
  cookies.set(offerCookie, JSON.stringify({ title, text, href }), { maxAgeSeconds: offerAgeSeconds })

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
