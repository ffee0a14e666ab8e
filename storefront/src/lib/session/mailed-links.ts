import type { PageCookies } from '../page/env.ts'
import type { ActivateData } from '@vanek/sdk/newsletter'

/** Parameters of a link from a mail. */
export interface MailedLink {
  readonly token: string
  readonly email: string
}

/** Result of a followed link. */
export type LinkEnd = ActivateData | 'password' | 'order' | 'used' | 'expired' | 'unknown' | EmailEnd

/** Result of a link that confirms a new sign-in e-mail: which mailbox confirmed first, or that both did. */
export type EmailEnd = 'email_old' | 'email_new' | 'email_done' | 'email_taken'

/** A link that was followed in this browser. */
export interface StoredLink {
  /** Identifies the link in the form of its page, so that a form never posts the link of another tab. */
  readonly id: string
  /** Missing once the link has been used. */
  readonly link?: MailedLink
  readonly end?: LinkEnd
  /** Whether the page has shown the result. */
  readonly isShown?: boolean
}

const cookie = 'vanek_link'
const maxAgeSeconds = 30 * 60
const maxLinks = 3
// browsers drop a cookie above 4 kB
const maxCookieLength = 3_500
const maxLengths = { token: 200, email: 254 }

const ends: Readonly<Record<LinkEnd, true>> = {
  account: true,
  newsletter: true,
  password: true,
  email_old: true,
  email_new: true,
  email_done: true,
  email_taken: true,
  order: true,
  used: true,
  expired: true,
  unknown: true,
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most

const isLink = (value: unknown): value is MailedLink => {
  const { token, email } = (value ?? {}) as Partial<Record<keyof MailedLink, unknown>>
  return isText(token, maxLengths.token) && token !== '' && isText(email, maxLengths.email)
}

const isStoredLink = (value: unknown): value is StoredLink => {
  const { id, link, end } = (value ?? {}) as Partial<Record<keyof StoredLink, unknown>>
  return isText(id, 40) && (isLink(link) || (typeof end === 'string' && Object.hasOwn(ends, end)))
}

function read(cookies: PageCookies): readonly StoredLink[] {
  try {
    const stored: unknown = JSON.parse(cookies.get(cookie) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredLink) : []
  } catch {
    return []
  }
}

/**
 * Stores the links of mails for the one page that uses them: not in its URL or HTML, not readable by scripts or other
 * pages, but still available after a reload. They expire after half an hour; then the visitor follows the link in the
 * mail again.
 */
export function mailedLinks(cookies: PageCookies, path: string) {
  const keep = (own: StoredLink): void => {
    const others = read(cookies).filter(({ id, link }) => id !== own.id && (!link || link.token !== own.link?.token))
    let links = [own, ...others].slice(0, maxLinks)
    while (links.length > 1 && encodeURIComponent(JSON.stringify(links)).length > maxCookieLength)
      links = links.slice(0, -1)
    cookies.set(cookie, JSON.stringify(links), { maxAgeSeconds, httpOnly: true, path })
  }
  return {
    /** The link in a URL; null if its parameters are missing or malformed. */
    linkIn(query: URLSearchParams): MailedLink | null {
      const link = { token: query.get('token') ?? '', email: query.get('email') ?? '' }
      return isLink(link) ? link : null
    },
    /** Stores a link and returns its id; the same link always has the same id. */
    add(link: MailedLink): string {
      const known = read(cookies).find((own) => own.link?.token === link.token)
      const id = known?.id ?? crypto.randomUUID().slice(0, 8)
      keep({ id, link })
      return id
    },
    all: (): readonly StoredLink[] => read(cookies),
    /** The link that was followed or used last. */
    newest: (): StoredLink | null => read(cookies)[0] ?? null,
    /** The link with the id from a form or a URL. */
    named: (id: string): StoredLink | null => read(cookies).find((own) => own.id === id) ?? null,
    keep,
  }
}
