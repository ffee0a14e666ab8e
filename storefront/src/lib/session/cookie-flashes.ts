import { createFlashes, type Flashes, type NoticeInput } from '@vanek/sdk/notices'
import type { PageCookies } from '../page/env.ts'
import { flashCookie } from '../browser/kept-keys.ts'

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
