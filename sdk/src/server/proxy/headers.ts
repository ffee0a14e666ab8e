import type { Session } from '../session.ts'
import type { Operation } from './operations.ts'

const passedOn = [
  'accept',
  'content-type',
  'idempotency-key',
  'x-locale',
  'x-default-locale',
  'x-domain-code',
  'x-translation-variant',
  'x-currency',
]
const passedBack = ['content-type', 'retry-after', 'idempotent-replayed', 'content-language']

/** What decides the visitor's prices. The server sets it; headers of the browser are ignored. */
export interface ProxySegment {
  /** Price variant, sent as `X-User-Variant`; empty for the standard prices. */
  readonly userVariant: string
  /** Customer groups, sent as `X-User-Groups`. */
  readonly userGroups: readonly string[]
}

/**
 * Headers for the back end: the listed ones of the browser, the segment and tokens the server knows. Cookies,
 * `Authorization`, `X-Forwarded-*` and all others of the browser are dropped.
 */
export function requestHeaders(
  from: Headers,
  session: Session,
  segment: ProxySegment,
  { target, effect }: Pick<Operation, 'target' | 'effect'>,
): Headers {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  headers.set('x-user-variant', segment.userVariant)
  headers.set('x-user-groups', segment.userGroups.join(','))
  if (target === 'services') return headers
  // signing in merges the cart of the guest, whoever was signed in before
  const auth = effect === 'login' ? undefined : session.get('auth')
  // placing an order again returns the order that was placed
  const cart = session.get('cart') ?? (effect === 'place' ? session.get('retired') : undefined)
  if (auth) headers.set('authorization', `Bearer ${auth}`)
  else if (cart) headers.set('x-guest-cart-token', cart)
  return headers
}

/** Headers for the browser: the listed ones of the back end; length and encoding of the body have changed. */
export function responseHeaders(from: Headers, cache: string): Headers {
  const headers = new Headers({ 'cache-control': cache })
  for (const name of passedBack) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

/** Headers of a file, which browsers download and never render. */
export function fileHeaders(from: Headers): Headers {
  const headers = responseHeaders(from, 'no-store')
  const named = from.get('content-disposition') ?? ''
  headers.set('content-disposition', /^attachment\b/i.test(named) ? named : 'attachment')
  return headers
}

const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Headers of a photo, so that it is only rendered as an image; undefined if it is not an image. */
export function photoHeaders(from: Headers): Headers | undefined {
  const type = from.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!pictures.has(type)) return undefined
  return new Headers({
    'cache-control': 'private, no-store',
    'content-type': type,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
}
