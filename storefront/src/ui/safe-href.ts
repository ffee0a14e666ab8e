/** A URL that is safe for a link in a text: paths of the shop, http(s), mail and phone; null for anything else. */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  // browsers drop control characters, so `/<tab>/evil.test` would lead to another site
  const plain = href.replace(/[^\u0021-\u{10ffff}]/gu, '')
  if (/^(?:\/(?![/\\])|#)/.test(plain)) return plain
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(plain) ? plain : null
}
