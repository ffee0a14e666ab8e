import { marketFolder } from '../../src/lib/page/markets.ts'
import { isIndexed } from '../../src/lib/page/define-page.ts'
import { pages } from '../../src/composition/routing/pages.ts'

/** The literal prefix of a pattern. */
const startOf = (path: string) => path.replace(/\/[:*].*/, '')

const hidden = pages.filter((page) => !isIndexed(page)).map(({ path }) => startOf(path))
const tops = hidden.filter((path) => !hidden.some((other) => path.startsWith(`${other}/`)))

/** A page and all below it, but no page of the catalogue with the same prefix. */
const below = (path: string) => [`${path}$`, `${path}?`, `${path}/`]

/** Addresses of pages that search engines should know, as far as they are always the same. */
export const staticPaths: readonly string[] = pages
  .filter((page) => isIndexed(page) && !/[:*]/.test(page.path))
  .map(({ path }) => path)

/**
 * Paths that crawlers should skip, and the URL of the sitemap. Pages of text and pictures under `/content/upload` and
 * `/cdn` are allowed.
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/services/', '/content/', `${marketFolder}/`, ...tops.flatMap(below)].map(
      (path) => `Disallow: ${path}`,
    ),
    'Allow: /content/upload/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
