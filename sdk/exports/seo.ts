/**
 * SEO: canonical URLs, `hreflang` alternates, robots, JSON-LD, and files for machines.
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
  toOrganizationLd,
  toWebsiteLd,
} from '../src/seo/json-ld.ts'
export { toItemListLd } from '../src/seo/item-list-ld.ts'
export type { JsonLd } from '../src/seo/ld.ts'
export { toLlmsTxt } from '../src/seo/llms.ts'
export { extendTitle, metaDescription } from '../src/seo/meta-texts.ts'
export type { ReturnsLdInput, ShippingLdInput } from '../src/seo/offer-ld.ts'
export { toProductLd, type VaryingProperty } from '../src/seo/product-ld.ts'
export { toSecurityTxt } from '../src/seo/security.ts'
export { toRobots } from '../src/seo/robots.ts'
