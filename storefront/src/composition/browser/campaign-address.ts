/**
 * The query of a URL with campaign parameters (C4.81): of this page, or of the shop page that the visitor left for it,
 * perhaps before its scripts could read them.
 */
export function campaignAddress(): string | undefined {
  const { search, origin } = location
  const { referrer } = document
  const before = referrer.startsWith(`${origin}/`) ? new URL(referrer).search : ''
  return [search, before].find((query) => query.includes('utm_'))
}
