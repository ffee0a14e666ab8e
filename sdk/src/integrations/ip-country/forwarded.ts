const v4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/
const mapped = /^::ffff:(?=\d+\.)/i

/** An IPv6 address is valid if a URL can have it as its host. */
const isV6 = (text: string): boolean => /^[\da-f:.]{2,45}$/i.test(text) && URL.canParse(`http://[${text}]/`)

/** Without brackets and port: `[2001:db8::1]:443`, `192.0.2.1:443`. */
const bare = (entry: string): string => {
  const text = entry.trim().replaceAll('"', '')
  if (text.startsWith('[')) return text.slice(1).split(']')[0] ?? ''
  return text.split(':').length === 2 ? (text.split(':')[0] ?? '') : text
}

/**
 * Normalizes an IP address: without brackets and port.
 *
 * @param entry - One entry of an `X-Forwarded-For` header.
 * @returns null if it is not an IP address.
 */
export function normalizeIp(entry: string): string | null {
  const text = bare(entry).replace(mapped, '')
  return v4.test(text) || isV6(text) ? text : null
}

/**
 * The first IP address of an `X-Forwarded-For` header. Trust it only behind proxies that set the header.
 *
 * @param header - Value of the header. Entries that are not addresses are skipped.
 * @returns null if there is none.
 */
export function parseForwardedFor(header: string | null | undefined): string | null {
  for (const entry of (header ?? '').split(',')) {
    const address = normalizeIp(entry)
    if (address !== null) return address
  }
  return null
}
