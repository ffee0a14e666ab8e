const removed = 'fbclid'

// what a path may hold as it is, beside letters and digits (RFC 3986)
const plain = /%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g

/** One part of a path in lower case, with nothing escaped that need not be. */
const canonicalPart = (part: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(part).toLowerCase()).replace(plain, (text) => decodeURIComponent(text))
  } catch {
    return part
  }
}

/** The parts without `.`, and without each `..` and the part before it. */
function withoutDots(parts: readonly string[]): string[] {
  const kept: string[] = []
  for (const part of parts) {
    if (part === '..') kept.pop()
    else if (part !== '.') kept.push(part)
  }
  return kept
}

/**
 * Where a GET for `url` (path and query as asked) should go instead, or undefined when it is right as it is: without a
 * slash at the end (B2.53), in lower case (B2.54), without `fbclid` (B2.55), dot segments and needless escapes; all in one
 * hop, so that a page has one address and is kept once. The rest of the query is kept letter by letter, and the answer
 * never leads to another host.
 */
export function canonicalTarget(url: string): string | undefined {
  const split = url.indexOf('?')
  const path = split < 0 ? url : url.slice(0, split)
  const query = split < 0 ? '' : url.slice(split + 1)

  // two slashes or a backslash at the start would name another host
  const asked = path.split(/[/\\]+/).map(canonicalPart)
  const wanted = `/${withoutDots(asked.filter((part) => part !== '')).join('/')}`
  const parts = query.split('&').filter((part) => part !== removed && !part.startsWith(`${removed}=`))
  const wantedQuery = parts.length === query.split('&').length ? query : parts.join('&')

  if (wanted === path && wantedQuery === query) return undefined
  return wantedQuery === '' ? wanted : `${wanted}?${wantedQuery}`
}
