/**
 * Cookies as a port: in a browser `{ read: () => document.cookie, write: (cookie) => { document.cookie = cookie } }`.
 */
export interface CookiePort {
  /** All cookies in one line, like `document.cookie`. */
  readonly read: () => string
  /** Sets one cookie, in the form of a `Set-Cookie` header. */
  readonly write: (cookie: string) => void
}

export const dayInSeconds = 86_400

/** The value of a cookie; undefined if it is missing, empty or malformed. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((own) => own.startsWith(`${name}=`))
  try {
    return (pair && decodeURIComponent(pair.slice(name.length + 1))) || undefined
  } catch {
    return undefined
  }
}

/** A cookie of the whole site, in the form of a `Set-Cookie` header. */
export const cookieText = (
  name: string,
  value: string,
  { maxAge, secure }: { readonly maxAge: number; readonly secure: boolean },
): string => `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
