import type { PageCookies } from '../page/env.ts'

/** A value that one page leaves in a cookie for the next one. */
export interface FlashValue<T> {
  /** Leaves a value in place of an earlier one; false, and nothing is changed, if it is too long for a cookie. */
  readonly leave: (cookies: PageCookies, value: T) => boolean
  /** The value that was left, which stays; null if there is none, or none that can be read. */
  readonly peek: (cookies: Pick<PageCookies, 'get'>) => T | null
  /** The value that was left, once. */
  readonly take: (cookies: PageCookies) => T | null
}

export interface FlashValueOptions<T> {
  /** Name of the cookie. */
  readonly name: string
  /** How long the value waits for its page; a minute unless told. */
  readonly maxAgeSeconds?: number
  readonly write: (value: T) => string
  /** Answers null, or throws, for what is no such value. */
  readonly read: (text: string) => T | null
}

// browsers drop a cookie above 4 kB
const longest = 3_500

/** The one way of the shop to say something on the next page, whether it is loaded anew or not. */
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
