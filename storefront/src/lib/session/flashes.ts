import { createFlashMessages, type FlashMessages, type NoticeInput } from '@vanek/sdk/notices'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import type { PageCookies } from '../page/env.ts'
import { flashCookie, offerCookie } from './cookies.ts'

/** A value that one page leaves in a cookie for the next one. */
export interface FlashValue<T> {
  /** Stores a value, replacing an earlier one; returns false and changes nothing if it is too long for a cookie. */
  readonly leave: (cookies: PageCookies, value: T) => boolean
  /** The stored value, without removing it; null if there is none or it is not readable. */
  readonly peek: (cookies: Pick<PageCookies, 'get'>) => T | null
  /** Returns the stored value and removes it. */
  readonly take: (cookies: PageCookies) => T | null
}

interface FlashValueOptions<T> {
  /** Name of the cookie. */
  readonly name: string
  /** How long the value is stored. Defaults to a minute. */
  readonly maxAgeSeconds?: number
  readonly write: (value: T) => string
  /** Returns null or throws for an invalid value. */
  readonly read: (text: string) => T | null
}

// browsers drop a cookie above 4 kB
const maxCookieLength = 3_500

/** Creates a flash value: a short-lived cookie for the next page, whether that is a new document or not. */
export function flashValue<T>({ name, maxAgeSeconds = 60, write, read }: FlashValueOptions<T>): FlashValue<T> {
  const peek = (cookies: Pick<PageCookies, 'get'>): T | null => {
    const text = cookies.get(name)
    if (text === undefined) return null
    try {
      return read(text)
    } catch {
      return null
    }
  }
  return {
    leave(cookies, value) {
      const text = write(value)
      if (encodeURIComponent(text).length > maxCookieLength) return false
      cookies.set(name, text, { maxAgeSeconds })
      return true
    },
    peek,
    take(cookies) {
      const value = peek(cookies)
      if (cookies.get(name) !== undefined) cookies.remove(name)
      return value
    },
  }
}

const text = flashValue<string>({ name: flashCookie, write: (own) => own, read: (own) => own })

/**
 * Flash messages in a cookie. A redirect of the server leaves them for a page that is the same for everybody, so the
 * browser shows them after hydration. A message too long for a cookie is dropped.
 */
export function cookieFlashes(cookies: PageCookies): FlashMessages {
  return createFlashMessages({
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
  const left = createFlashMessages({ port: { read: () => text.peek(cookies), write: () => undefined } }).take()
  return left.filter((own, at) => left.findIndex((other) => other.text === own.text) === at)
}

/** The offer to go to another page, for the page after a server redirect (C4.08). */
export const redirectOffer = flashValue<RedirectOffer>({
  name: offerCookie,
  write: ({ title, text: question, href }) => JSON.stringify({ title, text: question, href }),
  read(own) {
    const { title, text: question, href } = JSON.parse(own) as Partial<RedirectOffer>
    const isValid = [title, question, href].every((part) => typeof part === 'string' && part !== '')
    return isValid ? { title: title ?? '', text: question ?? '', href: href ?? '' } : null
  },
})
