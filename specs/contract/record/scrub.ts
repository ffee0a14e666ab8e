/** Fields with random values, and their replacements in examples. */
const randomFields: Readonly<Record<string, string>> = {
  token: 'example-token',
  access_token: 'example-access-token',
  guestCartToken: 'example-guest-cart-token',
  requestId: 'example-request',
  photo: 'example-photo',
  'x-guest-cart-token': 'example-guest-cart-token',
  authorization: 'example-access-token',
}

/** UUIDs, alone or in a URL. */
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Ids of photos, alone or in a path: hashes with the secret of the database. */
const photoIds = /\b[0-9a-f]{64}\b/g

/** Codes of lists are random too; error codes are lower case. */
const listCode = /^(?=.*[A-Z])(?=.*[a-z])[\w-]{16}$/

const kindOf = (name: string, value: string): string | undefined => {
  if (value.startsWith('no-such')) return undefined
  return name === 'code' && listCode.test(value) ? 'example-code' : randomFields[name]
}

/** Replaces random values consistently, so that two recordings are identical. */
export function createScrubber() {
  const known = new Map<string, string>()
  const counts = new Map<string, number>()

  const replacement = (kind: string): string => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (kind === 'photo id') return String(count).padStart(64, '0')
    if (kind === 'uuid') return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
    return `${kind}-${String(count).padStart(8, '0')}`
  }

  /** Collects the random values of a message. */
  function note(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const one of value) note(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value)) note(one, inner)
    else if (typeof value === 'string') {
      for (const id of value.match(uuids) ?? []) if (!known.has(id)) known.set(id, replacement('uuid'))
      for (const id of value.match(photoIds) ?? []) if (!known.has(id)) known.set(id, replacement('photo id'))
      const token = value.replace(/^Bearer /, '')
      const kind = token.length > 7 && !known.has(token) ? kindOf(name, token) : undefined
      if (kind !== undefined) known.set(token, replacement(kind))
    }
  }

  function scrubbed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(scrubbed)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubbed(one)]))
    if (typeof value !== 'string') return value
    let text = value
    for (const [secret, instead] of known) text = text.replaceAll(secret, instead)
    return text
  }

  return { note, scrubbed }
}

const most = 2
const mostPlain = 10
const isPlain = (value: unknown): boolean => typeof value !== 'object'

/** Shortens long lists; the documents say that there may be more items. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, value.every(isPlain) ? mostPlain : most).map(shortened)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
  return value
}
