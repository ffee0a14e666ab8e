/** Fields with codes, files or URLs. */
const NO_TEXT = new Set(
  '_id sortKey tags about articlesAbout author category master uuid type slug file key code icon kind box_color url path link href to locale email domainCode status'.split(
    ' ',
  ),
)
const ADDRESSES = new Set(['url', 'path', 'link', 'href', 'custom_link'])

interface Found {
  readonly at: string
  readonly text: string
}

function* strings(value: unknown, at: string, field: string): Generator<Found & { readonly field: string }> {
  if (typeof value === 'string') yield { at, text: value, field }
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* strings(one, `${at}.${index}`, field)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* strings(one, `${at}.${name}`, name)
}

/** All displayed texts, with their location. */
export const textsIn = (content: object): readonly Found[] =>
  [...strings(content, '', '')].filter(({ field }) => !NO_TEXT.has(field)).map(({ at, text }) => ({ at, text }))

/** All link targets. */
export const linksIn = (content: object): readonly string[] =>
  [...strings(content, '', '')].filter(({ field }) => ADDRESSES.has(field)).map(({ text }) => text)
