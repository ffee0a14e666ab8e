/**
 * SEO: canonical URLs, `hreflang` alternates, robots, and JSON-LD.
 *
 * @example
 * ```ts
 * const canonical = canonicalUrl({ origin: 'https://shop.example', path: '/product/air-500' })
 * ```
 * @module
 */
export { alternateUrls, type AlternateUrl, canonicalOrigins, canonicalUrl } from '../src/seo/canonical.ts'
export {
  toArticleLd,
  toBranchLd,
  toBreadcrumbLd,
  toDefinedTermLd,
  toFaqLd,
  type JsonLd,
  toOrganizationLd,
  toWebsiteLd,
} from '../src/seo/json-ld.ts'
export { toRobots } from '../src/seo/robots.ts'
