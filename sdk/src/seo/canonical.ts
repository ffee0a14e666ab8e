import { buildPath, type PathParams } from '../links/build-path.ts'
import type { Routes } from '../links/routes.ts'

// tracking parameters, and those that sort or filter a list
const dropped: readonly (string | RegExp)[] = [
  /^utm_/,
  /^(?:gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|igshid|srsltid)$/,
  /^(?:_ga|_gl|mc_cid|mc_eid|ref)$/,
  /^(?:sort|price|stock|tags|brands|available|parameters?|filters?|ranges?)(?:[.[_-]|$)/,
  /^(?:f|p|r)[.[_-]?\d/,
  /^(?:variant_id|addToCart|for_credits|from)$/,
  /^reviews_/,
]

/** Whether a parameter does not change the content of the page. */
export const isDroppedParameter = (name: string): boolean =>
  dropped.some((own) => (typeof own === 'string' ? own === name : own.test(name)))

/**
 * The part of a query that search engines see, with its `?`; '' if nothing is left. Paging stays, except for the first
 * page.
 */
export function canonicalSearch(search: string | URLSearchParams): string {
  const stored = [...new URLSearchParams(search)].filter(
    ([name, value]) => !isDroppedParameter(name) && value !== '' && !(name === 'page' && value === '1'),
  )
  const text = new URLSearchParams(stored).toString()
  return text && `?${text}`
}

/** An address, for {@link canonicalUrl}. */
export interface CanonicalUrlInput {
  /** Of the shop, without a slash at the end. */
  readonly origin: string
  /** Path with leading slash, such as `buildPath` of `@vanek/sdk/links` makes. */
  readonly path: string
  /** Query of the address. */
  readonly search?: string | URLSearchParams
}

/**
 * The canonical URL of a page, without parameters that do not change its content.
 *
 * @param parts - Origin and path, and the query of the request.
 * @example
 * ```ts
 * const url = canonicalUrl({ origin: 'https://shop.example', path: '/fans', search: '?page=2&utm_source=mail' })
 * // 'https://shop.example/fans?page=2'
 * ```
 */
export const canonicalUrl = ({ origin, path, search = '' }: CanonicalUrlInput): string =>
  origin + path + canonicalSearch(search)

/**
 * Origins by language, for {@link alternateUrls}.
 *
 * @param origin - Origin that some languages share, without a slash at the end.
 * @param locales - These languages.
 * @param others - Origins of further languages; one that is left out has no alternate address.
 */
export const canonicalOrigins = (
  origin: string,
  locales: readonly string[],
  others: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  ...others,
  ...Object.fromEntries(locales.map((locale) => [locale, origin])),
})

/** Attributes of a `<link rel="alternate">`. {@link alternateUrls} returns these. */
export interface AlternateUrl {
  /** Language code, like `de`, or `x-default`. */
  readonly hreflang: string
  /** Absolute address of the page in that language. */
  readonly href: string
}

/** A route and its parameters, for {@link alternateUrls}. */
export interface AlternateUrlsInput<Name extends string> {
  /** Paths of the shop. */
  readonly routes: Routes<Name>
  /** By language, without a slash at the end. */
  readonly origins: Readonly<Record<string, string>>
  readonly route: Name
  readonly params?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

/**
 * The `hreflang` alternates of a page: its URL in each language of the shop, with `x-default` for the default one. A
 * parameter may differ by language: `{ slug: { en: 'advice', de: 'rat' } }`; a language that lacks it or has no
 * pattern is left out. Paths start with the code of the language only where languages share an origin.
 *
 * @param parts - Paths and origins of the shop, and the route with its parameters.
 * @returns Empty for a shop with one language.
 */
export function alternateUrls<Name extends string>({
  routes,
  origins,
  route,
  params = {},
}: AlternateUrlsInput<Name>): readonly AlternateUrl[] {
  const patterns = routes.patterns[route]
  const found = Object.entries(origins).flatMap(([locale, origin]) => {
    const own = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : Object.hasOwn(value, locale) ? value[locale] : undefined,
    ])
    if (!Object.hasOwn(patterns, locale) || own.some(([, value]) => !value)) return []
    // a language with its own host needs no prefix
    const atHost = origin === origins[routes.defaultLocale] ? routes : { ...routes, defaultLocale: locale }
    return [
      { hreflang: locale, href: origin + buildPath(atHost, route, Object.fromEntries(own) as PathParams, { locale }) },
    ]
  })
  if (found.length < 2) return []
  const first = found.find(({ hreflang }) => hreflang === routes.defaultLocale)
  return first ? [...found, { hreflang: 'x-default', href: first.href }] : found
}
