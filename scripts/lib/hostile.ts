const run = 'window.pwned=1'
/** Strings that break out of text, attributes, scripts or the page's JSON if they are not escaped. */
export const breakers: readonly string[] = [
  `<img src=x onerror="${run}">`,
  `</script><script>${run}</script>`,
  `"><svg onload="${run}"><script>${run}</script>`,
  `' autofocus onfocus='${run}' x='`,
  `" onmouseover="${run}" x="`,
  `</title></textarea></style></noscript></template><script>${run}</script>`,
  `<!--><script>${run}</script>--!><!--`,
  `]]><script>${run}</script>`,
  `\\";${run};//`,
  `'-${run}-'`,
  `{{constructor.constructor('${run}')()}}\${${run}}`,
  `\u2028${run}\u2029`,
  `\u202e<base href="https://evil.test/">\u202c`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}"><iframe srcdoc="<script>parent.pwned=1</script>">`,
  `&lt;script&gt;${run}&lt;/script&gt;&#x3c;img src=x onerror=${run}&#x3e;`,
  'Nejneobhospodařovávatelnějšího'.repeat(40),
]
/** URLs that execute code. */
export const links: readonly string[] = [
  `javascript:${run}`,
  ` \u0001JaVa\tScRiPt:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
]

const isLink = (name: string): boolean => /(?:link|url|href)$/i.test(name) && name !== 'redirectUrl'
/** Fields for lookups are excluded; changing them would only give 404. */
const isText = (name: string, value: string): boolean =>
  /\s/.test(value) ||
  /^(?:title|name|text|perex|label|firstName|lastName|author|comment|alt|description|city|street)$/.test(name)

let at = 0

/** A copy of a response with a hostile string in each text and a hostile URL in each link, in turn. */
export function hostile(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    at += 1
    if (isLink(name)) return links[at % links.length]
    return isText(name, value) ? `${value} ${breakers[at % breakers.length]}` : value
  }
  if (Array.isArray(value)) return value.map((each: unknown) => hostile(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hostile(each, key)]))
}
