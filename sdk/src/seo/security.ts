/** Content of a `security.txt`, for {@link toSecurityTxt}. */
export interface SecurityTxtInput {
  /** Contacts for vulnerability reports: `https:`, `mailto:` or `tel:` addresses, the preferred one first. */
  readonly contacts: readonly string[]
  /** Current time; the file is valid for half a year from that day. */
  readonly now: Date
  /** Languages of reports, like `en`. */
  readonly languages: readonly string[]
  /** Absolute address of the file. */
  readonly url: string
  /** Absolute address of a page about reporting. */
  readonly policy?: string
}

const dayMs = 86_400_000
const validDays = 180

/**
 * Text of `/.well-known/security.txt` by RFC 9116.
 *
 * @param file - Contacts and languages.
 */
export function toSecurityTxt({ contacts, now, languages, url, policy }: SecurityTxtInput): string {
  const today = Math.floor(now.getTime() / dayMs)
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date((today + validDays) * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}`,
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n')
}
