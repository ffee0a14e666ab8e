/** Header of a redirect whose target takes over the query of the request. It is not sent to browsers. */
export const keepsQuery = 'x-keeps-query'

/** A path with the parameters of another query that it does not have itself. */
export function keepQuery(path: string, search: string): string {
  const [address = '', ...hash] = path.split('#')
  const own = new URLSearchParams(address.split('?')[1])
  const more = search.replace(/^\?/, '').split('&')
  const kept = more.filter((part) => [...new URLSearchParams(part).keys()].some((name) => !own.has(name))).join('&')
  const query = kept && (address.includes('?') ? '&' : '?') + kept
  return [address + query, ...hash].join('#')
}
