const removed = 'fbclid'

// characters that a path may contain unescaped, beside letters and digits (RFC 3986)
const plain = /%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g

/** One segment of a path in lower case, without needless escapes. */
const canonicalPart = (part: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(part).toLowerCase()).replace(plain, (text) => decodeURIComponent(text))
  } catch {
    return part
  }
}

/** The parts without `.`, and without each `..` and the part before it. */
function withoutDots(parts: readonly string[]): string[] {
  const result: string[] = []
  for (const part of parts) {
    if (part === '..') result.pop()
    else if (part !== '.') result.push(part)
  }
  return result
}

/**
 * Redirect target of a GET for `url` (requested path and query), or undefined if it is canonical: without a trailing
 * slash (B2.53), in lower case (B2.54), without `fbclid` (B2.55), dot segments and needless escapes; all in one
 * redirect, so that a page has one URL and is cached once. The rest of the query is unchanged, and the target is never
 * on another host.
 */
export function canonicalTarget(url: string): string | undefined {
  const split = url.indexOf('?')
  const path = split < 0 ? url : url.slice(0, split)
  const query = split < 0 ? '' : url.slice(split + 1)

  // two slashes or a backslash at the start would name another host
  const segments = path.split(/[/\\]+/).map(canonicalPart)
  const canonicalPath = `/${withoutDots(segments.filter((part) => part !== '')).join('/')}`
  const parts = query.split('&').filter((part) => part !== removed && !part.startsWith(`${removed}=`))
  const canonicalQuery = parts.length === query.split('&').length ? query : parts.join('&')

  if (canonicalPath === path && canonicalQuery === query) return undefined
  return canonicalQuery === '' ? canonicalPath : `${canonicalPath}?${canonicalQuery}`
}
