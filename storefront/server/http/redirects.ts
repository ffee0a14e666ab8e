const removed = 'fbclid'

const lowerPart = (part: string): string => {
  try {
    const plain = decodeURIComponent(part)
    const low = plain.toLowerCase()
    return low === plain ? part : encodeURIComponent(low)
  } catch {
    return part
  }
}

/**
 * Where a GET for `url` (path and query as asked) should go instead, or undefined when it is right as it is: without a
 * slash at the end (B2.53), in lower case (B2.54), without `fbclid` (B2.55); all in one hop. The rest of the query is
 * kept letter by letter, and the answer never leads to another host.
 */
export function canonicalTarget(url: string): string | undefined {
  const split = url.indexOf('?')
  const path = split < 0 ? url : url.slice(0, split)
  const query = split < 0 ? '' : url.slice(split + 1)

  // two slashes or a backslash at the start would name another host
  const single = path.replace(/[/\\]+/g, '/')
  const short = single.length > 1 ? single.replace(/\/$/, '') : single
  const wanted = short.split('/').map(lowerPart).join('/')
  const parts = query.split('&').filter((part) => part !== removed && !part.startsWith(`${removed}=`))
  const wantedQuery = parts.length === query.split('&').length ? query : parts.join('&')

  if (wanted === path && wantedQuery === query) return undefined
  return wantedQuery === '' ? wanted : `${wanted}?${wantedQuery}`
}
