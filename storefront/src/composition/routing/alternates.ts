import { alternateUrls, type AlternateUrl } from '@vanek/sdk/seo'
import type { OtherParams } from '../../lib/page/env.ts'

/** Path patterns of a page by language. */
export type PathPatterns = Readonly<Record<string, string>>

/** The addresses of a page in all markets, by their origins; the first market is the default one. Empty for one market. */
export function alternatesOf(
  patterns: PathPatterns,
  origins: Readonly<Record<string, string>>,
  params: OtherParams = {},
): readonly AlternateUrl[] {
  const [defaultLocale] = Object.keys(origins)
  if (defaultLocale === undefined) return []
  // a pattern of React Router in the notation of the SDK
  const page = Object.fromEntries(
    Object.entries(patterns).map(([locale, pattern]) => [locale, pattern.replace('/*', '/:path*')]),
  )
  const needed = [...(page[defaultLocale] ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  return alternateUrls({
    routes: { defaultLocale, patterns: { page } },
    origins,
    route: 'page',
    params: Object.fromEntries(needed.map((name) => [name, params[name] ?? {}])),
  })
}
