import { defaultPathLocale, type RouteName, routePatterns } from './routes.ts'

/** Thrown when a path is asked for without a part that it needs: a mistake of the program, not of the shopper (B5.32). */
export class MissingParameterError extends Error {
  override readonly name = 'MissingParameterError'
  readonly route: string
  /** Name of what is missing, like `slug`. */
  readonly parameter: string

  constructor(route: string, parameter: string) {
    super(`The path of ${route} needs the parameter "${parameter}".`)
    this.route = route
    this.parameter = parameter
  }
}

export type PathParams = Readonly<Record<string, string | number | undefined>>

export interface PathOptions {
  /** `cs` unless told; others begin with their language, like `/de/...` (B2.02). */
  readonly locale?: string
  /** What is undefined, null or '' is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  /** With or without the leading `#`. */
  readonly hash?: string
}

// half a sign pair cannot be written in an address
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
 * The path of a screen: `buildPath('article-slug', { slug: 'jak-vybrat-ventilator' })`. A language without a pattern of
 * its own uses the Czech one. Throws `MissingParameterError` (B5.32).
 */
export function buildPath(name: RouteName, params: PathParams = {}, options: PathOptions = {}): string {
  const { locale = defaultPathLocale, query, hash = '' } = options
  const own = routePatterns[name]
  const pattern = (Object.hasOwn(own, locale) ? own[locale] : undefined) ?? own[defaultPathLocale] ?? '/'
  const path = pattern.replace(/:(\w+)(\*?)/g, (_, parameter: string, whole: string) => {
    const value = String((Object.hasOwn(params, parameter) ? params[parameter] : undefined) ?? '')
    const parts = whole ? value.split('/').filter((part) => part !== '') : value === '' ? [] : [value]
    if (parts.length === 0) throw new MissingParameterError(name, parameter)
    return parts.map(encoded).join('/')
  })
  const prefix = locale === defaultPathLocale ? '' : `/${encoded(locale)}`
  const anchor = hash.replace(/^#/, '')
  return (prefix && path === '/' ? prefix : prefix + path) + searchOf(query) + (anchor && `#${encoded(anchor)}`)
}
