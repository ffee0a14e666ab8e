import { isIndexed } from '../../src/lib/page/define-page.ts'
import { pages } from '../../src/composition/routing/pages.ts'

/** The part of a pattern that all its addresses begin with. */
const startOf = (path: string) => path.replace(/\/[:*].*/, '')

const hidden = pages.filter((page) => !isIndexed(page)).map(({ path }) => startOf(path))
const tops = hidden.filter((path) => !hidden.some((other) => path.startsWith(`${other}/`)))

/** A page with all below it, and no page of the catalogue whose name only begins the same. */
const below = (path: string) => [`${path}$`, `${path}?`, `${path}/`]

/** Addresses of pages that search engines should know, as far as they are always the same. */
export const staticPaths: readonly string[] = pages
  .filter((page) => isIndexed(page) && !/[:*]/.test(page.path))
  .map(({ path }) => path)

/**
 * What crawlers are asked to leave alone, and where the sitemap is. Pages of text and pictures under `/content/upload`
 * and `/cdn` may be read.
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/services/', '/content/', ...tops.flatMap(below)].map((path) => `Disallow: ${path}`),
    'Allow: /content/upload/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
