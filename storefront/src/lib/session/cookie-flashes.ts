import { createFlashes, type Flashes, type NoticeInput } from '@vanek/sdk/notices'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { flashCookie, offerCookie } from './cookies.ts'
import type { PageCookies } from '../page/env.ts'
import { flashValue } from './flash-value.ts'

const text = flashValue<string>({ name: flashCookie, write: (own) => own, read: (own) => own })

/**
 * Flash messages in a cookie. A redirect of the server leaves them for a page that is the same for everybody, so the
 * browser shows them after hydration. A message too long for a cookie is dropped.
 */
export function cookieFlashes(cookies: PageCookies): Flashes {
  return createFlashes({
    port: {
      read: () => text.peek(cookies),
      write(all) {
        if (all === null || all === '[]') text.take(cookies)
        else text.leave(cookies, all)
      },
    },
  })
}

/** The flash messages, without duplicates and without removing them: for pages that show them without scripts. */
export function flashesIn(cookies: Pick<PageCookies, 'get'>): readonly NoticeInput[] {
  const left = createFlashes({ port: { read: () => text.peek(cookies), write: () => undefined } }).take()
  return left.filter((own, at) => left.findIndex((other) => other.text === own.text) === at)
}

/** The offer to go to another page, for the page after a server redirect (C4.08). */
export const redirectOffer = flashValue<RedirectOffer>({
  name: offerCookie,
  write: ({ title, text: question, href }) => JSON.stringify({ title, text: question, href }),
  read(own) {
    const { title, text: question, href } = JSON.parse(own) as Partial<RedirectOffer>
    const whole = [title, question, href].every((part) => typeof part === 'string' && part !== '')
    return whole ? { title: title ?? '', text: question ?? '', href: href ?? '' } : null
  },
})
