import { createHash } from 'node:crypto'
import type { Currency } from '@vanek/sdk'
import type { Session } from '@vanek/sdk/server'
import { currencyCookie, displayFrom } from '../../src/lib/page/price-display.ts'
import { guestSettings, type Settings } from '../../src/lib/page/settings.ts'
import { createCache } from '../cache/cache.ts'
import type { ChosenCookie } from './segment-cookies.ts'
import { envCookie, envOverride } from './env-cookie.ts'

/** All visitors who are shown the same prices in the same language. */
export interface Segment {
  /** Part of the key of cached pages; has no space in it. */
  readonly key: string
  readonly settings: Settings
  /** Whether a cache in front may store its pages; not when a cookie chose it, because such a cache does not look at cookies. */
  readonly open: boolean
}

/** What decides the prices of a signed-in customer. */
export interface CustomerSegment {
  readonly userVariant: string
  readonly userGroups: readonly string[]
}

/** Finds the segment of a visitor. */
export interface Segments {
  readonly guest: Segment
  /** `cookie` reads the choices of the visitor and of the admin panel. */
  of(session: Session, cookie: ChosenCookie): Segment | Promise<Segment>
  /** Removes the customer of a token from the cache. */
  purge(token: string): void
}

export interface SegmentsParts {
  /** Reads the customer of a token; undefined if the token is invalid. */
  readonly fetchCustomer: (token: string) => Promise<CustomerSegment | undefined>
  /** Currencies that the shop sells in; read only for visitors who have chosen one. */
  readonly currencies?: () => Promise<readonly Currency[]>
  readonly forGuests?: Settings
  /** Whether pages of guests depend on more than the URL, such as their network. */
  readonly guestsDiffer?: boolean
}

const keyOf = ({ locale, currency, display, userVariant, userGroups, domainCode, translationVariant }: Settings) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[locale, currency.code, display?.displayVAT, display?.displayBothPrices],
        ...[userVariant, [...userGroups].sort(), domainCode, translationVariant],
      ]),
    )
    .digest('base64url')
    .slice(0, 12)

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const rememberedMs = 5 * 60_000
const refusedMs = 5_000

/**
 * Guests share one segment. The segment of a signed-in customer is read from the back end by the token, never taken
 * from the browser, and cached for some minutes; an invalid token means a guest. Currency and price display are free
 * choices (C4.86): few enough that pages can be cached for each.
 */
export function createSegments({
  fetchCustomer,
  currencies,
  forGuests = guestSettings,
  guestsDiffer = false,
}: SegmentsParts): Segments {
  const guest: Segment = { key: keyOf(forGuests), settings: forGuests, open: !guestsDiffer }
  const known = createCache<Segment>({ freshMs: rememberedMs, maxBytes: 8 << 20, sizeOf: () => 500 })

  const segmentOf = (customer: CustomerSegment | undefined): Segment => {
    if (!customer) return guest
    const settings = { ...forGuests, ...customer }
    const key = keyOf(settings)
    return key === guest.key ? guest : { key, settings, open: false }
  }

  const own = (session: Session): Segment | Promise<Segment> => {
    const token = session.get('auth')
    if (!token) return guest
    return known.get(idOf(token), async () => {
      const customer = await fetchCustomer(token)
      // an invalid token is not checked again with every page
      return { value: segmentOf(customer), ...(!customer && { freshMs: refusedMs }) }
    })
  }

  const chosen = async (segment: Segment, cookie: ChosenCookie): Promise<Segment> => {
    const code = cookie(currencyCookie)
    const display = displayFrom(cookie)
    const { currency: usual } = segment.settings
    const other = code && code !== usual.code ? (await currencies?.())?.find((each) => each.code === code) : undefined
    if (!display && !other) return segment
    const settings = { ...segment.settings, display, currency: other ?? usual }
    return { key: keyOf(settings), settings, open: false }
  }

  return {
    guest,
    purge: (token) => known.purge(idOf(token)),
    async of(session, cookie) {
      const segment = await chosen(await own(session), cookie)
      const override = forGuests.adminPanel ? envOverride(cookie(envCookie)) : undefined
      if (!override) return segment
      const settings = { ...segment.settings, ...override }
      return { key: keyOf(settings), settings, open: false }
    },
  }
}
