/** An address that a link of a text may lead to: our own paths, http(s), mail and phone; anything else is none. */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  // browsers drop control characters, so that `/<tab>/evil.test` would lead away
  const plain = href.replace(/[^\u0021-\u{10ffff}]/gu, '')
  if (/^(?:\/(?![/\\])|#)/.test(plain)) return plain
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(plain) ? plain : null
}
