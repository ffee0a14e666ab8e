import { cookieIn, type CookiePort, cookieText, dayInSeconds } from '../kernel/cookies.ts'

/** Which prices a visitor sees: their price variant and their groups. */
export interface Segment {
  /** Code of the price variant; empty for the standard prices. */
  readonly variant: string
  /** Customer groups; empty for none. */
  readonly groups: readonly string[]
}

/** Storage of the segment between visits. */
export interface SegmentPort {
  /** The stored segment; a part that is not stored is undefined. */
  readonly read: () => Partial<Segment>
  /** Replaces the stored segment. */
  readonly write: (segment: Segment) => void
  /** Deletes the stored segment, as after signing out. */
  readonly clear: () => void
}

/** Names of the cookies that store a segment; they are not secret, and scripts may read them. */
export const segmentCookieNames = {
  /** Cookie with the price variant. */
  variant: 'vanek_variant',
  /** Cookie with the customer groups, as a JSON array. */
  groups: 'vanek_groups',
} as const

const maxAgeDays = 7
const longestValue = 1000

function groupsIn(text: string | undefined): readonly string[] | undefined {
  try {
    const groups: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(groups) && groups.every((group) => typeof group === 'string') ? groups : undefined
  } catch {
    return undefined
  }
}

/**
 * Stores the segment of a visitor in two cookies for 7 days: the price variant and the groups. They only say how to
 * render a page; the back end decides about prices.
 *
 * @param cookies - Cookies of the page.
 * @param options - `secure` sends them over https only. Defaults to true.
 */
export function segmentCookies({ read, write }: CookiePort, { secure = true } = {}): SegmentPort {
  const keep = (name: string, value: string) => {
    const fits = value !== '' && value.length <= longestValue
    write(cookieText(name, fits ? value : '', { maxAge: fits ? maxAgeDays * dayInSeconds : 0, secure }))
  }
  return {
    read() {
      const cookies = read()
      const variant = cookieIn(cookies, segmentCookieNames.variant)
      const groups = groupsIn(cookieIn(cookies, segmentCookieNames.groups))
      return { ...(variant !== undefined && { variant }), ...(groups && { groups }) }
    },
    write({ variant, groups }) {
      keep(segmentCookieNames.variant, variant)
      keep(segmentCookieNames.groups, JSON.stringify(groups))
    },
    clear() {
      keep(segmentCookieNames.variant, '')
      keep(segmentCookieNames.groups, '')
    },
  }
}
