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
  articleLd,
  branchLd,
  breadcrumbLd,
  definedTermLd,
  faqLd,
  type JsonLd,
  type LdAddress,
  organizationLd,
  websiteLd,
} from '../src/seo/json-ld.ts'
export { robotsOf } from '../src/seo/robots.ts'
