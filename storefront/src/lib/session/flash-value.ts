import type { PageCookies } from '../page/env.ts'

/** A value that one page leaves in a cookie for the next one. */
export interface FlashValue<T> {
  /** Stores a value, replacing an earlier one; returns false and changes nothing if it is too long for a cookie. */
  readonly leave: (cookies: PageCookies, value: T) => boolean
  /** The stored value, without removing it; null if there is none or it is not readable. */
  readonly peek: (cookies: Pick<PageCookies, 'get'>) => T | null
  /** Returns the stored value and removes it. */
  readonly take: (cookies: PageCookies) => T | null
}

export interface FlashValueOptions<T> {
  /** Name of the cookie. */
  readonly name: string
  /** How long the value is stored. Defaults to a minute. */
  readonly maxAgeSeconds?: number
  readonly write: (value: T) => string
  /** Returns null or throws for an invalid value. */
  readonly read: (text: string) => T | null
}

// browsers drop a cookie above 4 kB
const longest = 3_500

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
      if (encodeURIComponent(text).length > longest) return false
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
