import type { StoragePort } from '../kernel/text-port.ts'
import { cookieIn, type CookiePort, cookieText, dayInSeconds } from '../kernel/cookies.ts'
import { parseUtm, type Utm } from './utm.ts'

/** Name of the cookie that stores the last campaign of a visitor. */
export const utmCookieName = 'vanek_utm'

const maxAgeDays = 30
// it is sent with every request, so its size is limited
const longestValue = 1500

/** Stores the UTM parameters of a visitor; made by {@link utmCookie}. */
export interface UtmPort {
  /** The UTM parameters that are stored or pending; empty if there are none or the visitor refused. */
  readonly read: () => Utm
  /** Replaces the stored parameters; if the visitor refused, they are dropped. */
  readonly write: (utm: Utm) => void
  /** Call it when the visitor has decided: pending parameters are stored, or stored ones deleted. */
  readonly settle: () => void
}

/** Options of {@link utmCookie}. */
export interface UtmCookieOptions {
  /** Stores the parameters once the visitor has consented. */
  readonly cookies: CookiePort
  /** Storage for the parameters until the visitor decides: `sessionStorage`. */
  readonly tab: StoragePort
  /** Whether the visitor allows analytics; null while they have not decided. */
  readonly allowed: () => boolean | null
  /**
   * Whether the cookie is sent over https only.
   *
   * @defaultValue true
   */
  readonly secure?: boolean
}

/** The first parameters that fit into the cookie. */
function fitting(utm: Utm): Utm {
  let stored: Utm = {}
  for (const [name, value] of Object.entries(utm)) {
    const more = { ...stored, [name]: value }
    if (encodeURIComponent(JSON.stringify(more)).length <= longestValue) stored = more
  }
  return stored
}

/**
 * Stores the utm parameters in a cookie for 30 days. It needs the consent of the visitor: until they decide, the
 * parameters stay in the tab; if they refuse, the parameters are deleted.
 *
 * @param options - The cookies, the storage of the tab, and whether the visitor has consented.
 */
export function utmCookie({ cookies, tab, allowed, secure = true }: UtmCookieOptions): UtmPort {
  const stored = () => parseUtm(cookieIn(cookies.read(), utmCookieName) ?? null)
  const waiting = () => parseUtm(tab.read() || null)
  const isNone = (utm: Utm) => Object.keys(utm).length === 0
  const keep = (utm: Utm) => {
    const maxAge = isNone(utm) ? 0 : maxAgeDays * dayInSeconds
    cookies.write(cookieText(utmCookieName, maxAge === 0 ? '' : JSON.stringify(utm), { maxAge, secure }))
  }
  const stopWaiting = () => {
    if (tab.read()) tab.write('')
  }
  const settle = () => {
    const decided = allowed()
    if (decided === null) return
    const utm = decided ? fitting(waiting()) : {}
    if (decided ? !isNone(utm) : !isNone(stored())) keep(utm)
    stopWaiting()
  }
  return {
    settle,
    read() {
      settle()
      if (allowed() === false) return {}
      const own = waiting()
      return isNone(own) ? stored() : own
    },
    write(utm) {
      tab.write(JSON.stringify(utm))
      settle()
    },
  }
}
