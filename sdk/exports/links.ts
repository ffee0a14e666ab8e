/**
 * Paths of the shop, links of the editors, menus and feature flags.
 *
 * @example
 * ```ts
 * const routes = { defaultLocale: 'en', patterns: { article: { en: '/articles/:slug', de: '/artikel/:slug' } } }
 * const path = buildPath(routes, 'article', { slug: 'which-fan' }, { locale: 'de' })
 * ```
 * @module
 */
export { buildPath, MissingParameterError, type PathOptions, type PathParams } from '../src/links/build-path.ts'
export { type FlaggedRoute, isPathEnabled } from '../src/links/feature-flags.ts'
export type { FunctionFlags } from '../src/links/is-on.ts'
export { pruneMenu } from '../src/links/menu.ts'
export { resolveHref } from '../src/links/resolve-href.ts'
export { type LinkContext, resolveLink } from '../src/links/resolve-link.ts'
export type { LinkRoute, Routes } from '../src/links/routes.ts'
export type { ContentLink, ResolvedLink } from '../src/links/types.ts'
export {
  accountLinks,
  userMenuEntries,
  type UserMenuEntry,
  type UserMenuName,
  type UserMenuRoute,
} from '../src/links/user-menu.ts'
