import { createFlashes, type Flashes, type NoticeInput } from '@vanek/sdk/notices'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { flashCookie, offerCookie } from '../browser/kept-keys.ts'
import type { PageCookies } from '../page/env.ts'
import { flashValue } from './flash-value.ts'

const text = flashValue<string>({ name: flashCookie, write: (own) => own, read: (own) => own })

/**
 * Messages that a redirect of the server leaves for the page it leads to, which is the same for everybody and shows them
 * late. A message too long for a cookie is left out.
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

/** What was left, each sentence once and without taking it: for pages that say it where there are no scripts. */
export function flashesIn(cookies: Pick<PageCookies, 'get'>): readonly NoticeInput[] {
  const left = createFlashes({ port: { read: () => text.peek(cookies), write: () => undefined } }).take()
  return left.filter((own, at) => left.findIndex((other) => other.text === own.text) === at)
}

/** The question whether to go somewhere else, for the page that a redirect of the server leads to (C4.08). */
export const redirectOffer = flashValue<RedirectOffer>({
  name: offerCookie,
  write: ({ title, text: question, href }) => JSON.stringify({ title, text: question, href }),
  read(own) {
    const { title, text: question, href } = JSON.parse(own) as Partial<RedirectOffer>
    const whole = [title, question, href].every((part) => typeof part === 'string' && part !== '')
    return whole ? { title: title ?? '', text: question ?? '', href: href ?? '' } : null
  },
})
