import { parseCookie, stringifySetCookie } from 'cookie'

/** How a cookie is written; `maxAgeSeconds` left out means until the browser closes. */
export interface CookieOptions {
  readonly maxAgeSeconds?: number
  readonly httpOnly?: boolean
  /** Where it is sent to, this path and those below it; everywhere unless told. */
  readonly path?: string
}

/** The cookies of one visitor during one request: what came, what was changed since, what must be sent back. */
export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string, options?: CookieOptions): void
  remove(name: string): void
  /** `Set-Cookie` lines of everything that was changed; a cookie changed twice is sent once. */
  setCookies(): readonly string[]
}

/**
 * Opens the cookies of a request. All are written with `SameSite=Lax`, with `Path=/` unless told and, when the shop is
 * reached over https, `Secure`; readable by scripts only when `httpOnly: false` is asked for.
 */
export function createCookieJar(header: string | null | undefined, { secure }: { secure: boolean }): CookieJar {
  const values = new Map(Object.entries(header ? parseCookie(header) : {}))
  const changed = new Map<string, string>()
  const write = (name: string, value: string, { maxAgeSeconds, httpOnly = true, path = '/' }: CookieOptions) =>
    changed.set(
      name,
      stringifySetCookie(name, value, {
        path,
        sameSite: 'lax',
        httpOnly,
        secure,
        ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
      }),
    )
  return {
    get: (name) => values.get(name),
    set(name, value, options = {}) {
      values.set(name, value)
      write(name, value, options)
    },
    remove(name) {
      if (values.delete(name) || changed.has(name)) write(name, '', { maxAgeSeconds: 0 })
    },
    setCookies: () => [...changed.values()],
  }
}
