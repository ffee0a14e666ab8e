import { parseCookie, stringifySetCookie } from 'cookie'

/** Options of `set` of a {@link CookieJar}. */
export interface CookieOptions {
  /** Lifetime in seconds; without it the cookie lasts until the browser closes. */
  readonly maxAgeSeconds?: number | undefined
  /** Whether the cookie is hidden from scripts. @defaultValue true */
  readonly httpOnly?: boolean | undefined
  /** The cookie is sent to this path and those below it. @defaultValue `/` */
  readonly path?: string | undefined
}

/** The cookies of one visitor during one request: received, changed, and to be sent. */
export interface CookieJar {
  /**
   * Value of a cookie, with the changes of this request.
   *
   * @param name - Name of the cookie.
   * @returns undefined if it is missing.
   */
  get(name: string): string | undefined
  /**
   * Sets a cookie; later `get` calls return the new value.
   *
   * @param name - Name of the cookie.
   * @param value - Its value.
   * @param options - Lifetime, path and access by scripts. By default a session cookie for the whole site, hidden from
   *   scripts.
   */
  set(name: string, value: string, options?: CookieOptions): void
  /**
   * Deletes a cookie; one that is missing is ignored.
   *
   * @param name - Name of the cookie.
   * @param options - The `path` that the cookie was set with. Not needed in the request that set it.
   */
  remove(name: string, options?: Pick<CookieOptions, 'path'>): void
  /** `Set-Cookie` lines of everything that was changed; a cookie changed twice is sent once. */
  setCookies(): readonly string[]
}

/**
 * Opens the cookies of a request. They are written with `SameSite=Lax`, `Path=/` and `HttpOnly` by default, and with
 * `Secure` if the shop is served over https.
 *
 * @param header - The `Cookie` header of the request.
 * @param options - `secure` says whether the shop is served over https.
 * @returns The cookies; send `setCookies()` with the response.
 * @example
 * ```ts
 * const jar = createCookieJar(request.headers.get('cookie'), { secure: true })
 * jar.set('theme', 'dark', { maxAgeSeconds: 86_400 })
 * const headers = jar.setCookies().map((line) => ['Set-Cookie', line] as const)
 * ```
 */
export function createCookieJar(header: string | null | undefined, { secure }: { secure: boolean }): CookieJar {
  const values = new Map(Object.entries(header ? parseCookie(header) : {}))
  const changed = new Map<string, string>()
  const paths = new Map<string, string>()
  const write = (name: string, value: string, { maxAgeSeconds, httpOnly = true, path = '/' }: CookieOptions) => {
    paths.set(name, path)
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
  }
  return {
    get: (name) => values.get(name),
    set(name, value, options = {}) {
      values.set(name, value)
      write(name, value, options)
    },
    remove(name, { path = paths.get(name) ?? '/' } = {}) {
      if (values.delete(name) || changed.has(name)) write(name, '', { maxAgeSeconds: 0, path })
    },
    setCookies: () => [...changed.values()],
  }
}
