import type { Routes } from './routes.ts'

/** Thrown if a path lacks a parameter; a programming error. */
export class MissingParameterError extends Error {
  /** Always `MissingParameterError`, to recognise the error across copies of the package. */
  override readonly name = 'MissingParameterError'
  /** Name of the route, like `article-slug`. */
  readonly route: string
  /** Name of the missing parameter, like `slug`. */
  readonly parameter: string

  constructor(route: string, parameter: string) {
    super(`The path of ${route} needs the parameter "${parameter}".`)
    this.route = route
    this.parameter = parameter
  }
}

/** Values for the parameters of a route's pattern, by name: `{ slug: 'air-500' }` for `/product/:slug`. */
export type PathParams = Readonly<Record<string, string | number | undefined>>

/** Options of {@link buildPath}. */
export interface PathOptions {
  /**
   * Language of the path. Paths of other languages than the default one start with their code, like `/de/...`.
   *
   * @defaultValue the default language of the routes
   */
  readonly locale?: string
  /** Query parameters by name; those that are undefined, null or '' are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  /** Fragment of the address, with or without the leading `#`. */
  readonly hash?: string
}

// a lone surrogate cannot be encoded in a URL
const encoded = (part: string): string => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'))

const searchOf = (query: PathOptions['query'] = {}): string => {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  )
  return params.size > 0 ? `?${params.toString()}` : ''
}

/**
 * Builds the path of a screen: `buildPath(routes, 'article-slug', { slug: 'which-fan' })`. A language without a
 * pattern of its own uses that of the default language.
 *
 * @param routes - Paths of the shop.
 * @param name - Name of the route.
 * @param params - Values of the parameters in the pattern. Defaults to none.
 * @param options - Language (the default one if left out), query and hash.
 * @throws {@link MissingParameterError} when the pattern needs a parameter that is missing or empty
 * @example
 * ```ts
 * const routes = { defaultLocale: 'en', patterns: { article: { en: '/magazine/:slug' } } }
 * const path = buildPath(routes, 'article', { slug: 'which-fan' }) // '/magazine/which-fan'
 * ```
 */
export function buildPath<Name extends string>(
  { defaultLocale, patterns }: Routes<Name>,
  name: Name,
  params: PathParams = {},
  options: PathOptions = {},
): string {
  const { locale = defaultLocale, query, hash = '' } = options
  const own = patterns[name]
  const pattern = (Object.hasOwn(own, locale) ? own[locale] : undefined) ?? own[defaultLocale] ?? '/'
  const path = pattern.replace(/:(\w+)(\*?)/g, (_, parameter: string, whole: string) => {
    const value = String((Object.hasOwn(params, parameter) ? params[parameter] : undefined) ?? '')
    const parts = whole ? value.split('/').filter((part) => part !== '') : value === '' ? [] : [value]
    if (parts.length === 0) throw new MissingParameterError(name, parameter)
    return parts.map(encoded).join('/')
  })
  const prefix = locale === defaultLocale ? '' : `/${encoded(locale)}`
  const anchor = hash.replace(/^#/, '')
  return (prefix && path === '/' ? prefix : prefix + path) + searchOf(query) + (anchor && `#${encoded(anchor)}`)
}
