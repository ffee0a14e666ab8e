/**
 * The query of an address that names a campaign (C4.81): of this page, or of the one of ours that the visitor left for it,
 * perhaps before its scripts could note it.
 */
export function campaignAddress(): string | undefined {
  const { search, origin } = location
  const { referrer } = document
  const before = referrer.startsWith(`${origin}/`) ? new URL(referrer).search : ''
  return [search, before].find((query) => query.includes('utm_'))
}
