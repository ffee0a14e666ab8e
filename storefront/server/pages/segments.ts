import { createHash } from 'node:crypto'
import type { Session } from '@vanek/sdk/server'
import { LRUCache } from 'lru-cache'
import { czechShop, type Settings } from '../../src/app/settings.ts'
import { envOverride } from './env-cookie.ts'

/** All visitors who are shown the same prices in the same language. */
export interface Segment {
  /** Part of the key of kept pages; has no space in it. */
  readonly key: string
  readonly settings: Settings
  /** Whether everybody may be in it; others only because they are signed in. */
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
  /** `asked` is what the panel for administrators has put into its cookie. */
  of(session: Session, asked?: string): Segment | Promise<Segment>
}

const keyOf = ({ locale, currency, userVariant, userGroups, domainCode, translationVariant }: Settings) =>
  createHash('sha256')
    .update(
      JSON.stringify([locale, currency.code, userVariant, [...userGroups].sort(), domainCode, translationVariant]),
    )
    .digest('base64url')
    .slice(0, 12)

const rememberedMs = 5 * 60_000
const refusedMs = 5_000

/**
 * Guests share one segment. A signed-in customer's is asked of the back end by the token, never taken from what the
 * browser says, and remembered for some minutes; whose token is dead is a guest.
 */
export function createSegments(
  ask: (token: string) => Promise<CustomerSegment | undefined>,
  forGuests: Settings = czechShop,
): Segments {
  const guest: Segment = { key: keyOf(forGuests), settings: forGuests, open: true }
  const known = new LRUCache<string, Segment>({ max: 10_000, ttl: rememberedMs })
  const own = (session: Session): Segment | Promise<Segment> => {
    const token = session.get('auth')
    if (!token) return guest
    const id = createHash('sha256').update(token).digest('base64url')
    const found = known.get(id)
    if (found) return found
    return ask(token).then((customer) => {
      if (!customer) {
        // a dead token is not asked about with every page
        known.set(id, guest, { ttl: refusedMs })
        return guest
      }
      const settings = { ...forGuests, ...customer }
      const key = keyOf(settings)
      const segment = key === guest.key ? guest : { key, settings, open: false }
      known.set(id, segment)
      return segment
    })
  }

  return {
    guest,
    async of(session, asked) {
      const segment = await own(session)
      const override = forGuests.adminPanel ? envOverride(asked) : undefined
      if (!override) return segment
      const settings = { ...segment.settings, ...override }
      return { key: keyOf(settings), settings, open: false }
    },
  }
}
