import type { PageCookies } from '../../lib/page/env.ts'
import { quotePath } from '../../lib/paths/checkout.ts'
import { mailedLinks } from '../../lib/session/mailed-links.ts'

/** The quotations that were opened in this browser: their keys are out of the address, and there after a reload. */
export function keptQuotes(cookies: PageCookies) {
  const links = mailedLinks(cookies, quotePath)
  return {
    /** Where the quotation of an address is shown without its key; null when the address has none. */
    addressFrom(query: URLSearchParams): string | null {
      const link = links.linkIn(query)
      return link && `${quotePath}?odkaz=${links.add(link)}`
    },
    /** Keeps a key; answers where its quotation is shown. */
    keep: (token: string): string => `${quotePath}?odkaz=${links.add({ token, email: '' })}`,
    /** The key that a page or a form names; that of the newest one without a name. */
    tokenOf: (id: string | null): string | null =>
      (id === null ? links.newest() : links.named(id))?.link?.token ?? null,
  }
}
