import { buildPath, type PathParams } from '../links/build-path.ts'
import { defaultPathLocale, type RouteName, routePatterns } from '../links/routes.ts'

// what only tells where a visitor came from, how a list is ordered or what of it is chosen
const dropped: readonly (string | RegExp)[] = [
  /^utm_/,
  /^(?:gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|igshid|srsltid)$/,
  /^(?:_ga|_gl|mc_cid|mc_eid|ref)$/,
  /^(?:sort|price|stock|tags|brands|available|parameters?|filters?|ranges?)(?:[.[_-]|$)/,
  /^(?:f|p|r)[.[_-]?\d/,
  /^(?:variant_id|addToCart|for_credits|from)$/,
  /^reviews_/,
]

/** Whether a parameter makes another address of the same page. */
export const isDroppedParameter = (name: string): boolean =>
  dropped.some((own) => (typeof own === 'string' ? own === name : own.test(name)))

/**
 * What is left of a query for search engines, with its `?`; '' when nothing is. Paging stays, but not the first page.
 */
export function canonicalSearch(search: string | URLSearchParams): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => !isDroppedParameter(name) && value !== '' && !(name === 'page' && value === '1'),
  )
  const text = new URLSearchParams(kept).toString()
  return text && `?${text}`
}

/** A screen by its path, or by its route. */
export type Target =
  | {
      /** Path with leading slash, in the language of the page. */
      readonly path: string
    }
  | {
      /** Name of the route, like `article-slug`. */
      readonly route: RouteName
      /** Values for the parameters of the route. */
      readonly params?: PathParams
      /**
       * Language of the path.
       *
       * @defaultValue 'cs'
       */
      readonly locale?: string
    }

const pathOf = (target: Target): string =>
  'path' in target
    ? target.path
    : buildPath(target.route, target.params, target.locale === undefined ? {} : { locale: target.locale })

/**
 * The one address that search engines shall know a page by, made of the pattern of its route without parameters
 * that make no other page.
 */
export function canonicalUrl(
  target: Target & {
    /** Of the shop, without a slash at the end. */ readonly origin: string
    readonly search?: string | URLSearchParams
  },
): string {
  return target.origin + pathOf(target) + canonicalSearch(target.search ?? '')
}

/**
 * Origins by language, for {@link alternateUrls}: Czech and English share one, shops in other languages have their own.
 *
 * @param origin - Of the Czech shop, without a slash at the end.
 * @param others - Of shops in other languages, by language; one that is left out has no alternate address.
 */
export const canonicalOrigins = <Other extends 'de' | 'sk' = never>(
  origin: string,
  others: Readonly<Record<Other, string>> = {} as Record<Other, string>,
): Readonly<Record<'cs' | 'en' | Other, string>> => ({ ...others, cs: origin, en: origin })

/** Attributes of a `<link rel="alternate">`. {@link alternateUrls} returns these. */
export interface AlternateUrl {
  /** Language code, like `cs`, or `x-default`. */
  readonly hreflang: string
  /** Absolute address of the page in that language. */
  readonly href: string
}

/**
 * Addresses of a screen in the languages of the shop, made of the patterns of its route, with `x-default` for
 * the Czech one. A parameter may differ per language: `{ slug: { cs: 'rady', de: 'rat' } }`; a language that lacks it
 * or has no pattern is left out. With one language there is nothing to tell.
 */
export function alternateUrls({
  origins,
  route,
  params = {},
}: {
  /** By language, without a slash at the end. */
  readonly origins: Readonly<Record<string, string>>
  readonly route: RouteName
  readonly params?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}): readonly AlternateUrl[] {
  const patterns = routePatterns[route]
  const found = Object.entries(origins).flatMap(([locale, origin]) => {
    const own = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : Object.hasOwn(value, locale) ? value[locale] : undefined,
    ])
    if (!Object.hasOwn(patterns, locale) || own.some(([, value]) => !value)) return []
    return [{ hreflang: locale, href: origin + buildPath(route, Object.fromEntries(own) as PathParams, { locale }) }]
  })
  if (found.length < 2) return []
  const first = found.find(({ hreflang }) => hreflang === defaultPathLocale)
  return first ? [...found, { hreflang: 'x-default', href: first.href }] : found
}
