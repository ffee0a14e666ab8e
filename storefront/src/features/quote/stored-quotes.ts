import type { PageCookies } from '../../lib/page/env.ts'
import { quotePath } from '#market/paths'
import { mailedLinks } from '../../lib/session/mailed-links.ts'

/** The quotations opened in this browser: their keys are not in the URL, but available after a reload. */
export function storedQuotes(cookies: PageCookies) {
  const links = mailedLinks(cookies, quotePath)
  return {
    /** The URL of a quotation without its key; null if the given query has none. */
    addressFrom(query: URLSearchParams): string | null {
      const link = links.linkIn(query)
      return link && `${quotePath}?odkaz=${links.add(link)}`
    },
    /** Stores a key and returns the URL of its quotation. */
    keep: (token: string): string => `${quotePath}?odkaz=${links.add({ token, email: '' })}`,
    /** The key with this id; without an id the newest one. */
    tokenOf: (id: string | null): string | null =>
      (id === null ? links.newest() : links.named(id))?.link?.token ?? null,
  }
}
