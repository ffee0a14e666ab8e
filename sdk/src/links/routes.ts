/**
 * The paths of a shop, for everything that makes links: `{ defaultLocale: 'en', patterns: { 'article-slug': { en:
 * '/articles/:slug', de: '/artikel/:slug' } } }`.
 */
export interface Routes<Name extends string = string> {
  /** Language whose paths have no prefix, and whose pattern is the default of other languages. */
  readonly defaultLocale: string
  /**
   * Path patterns by route and language; `:name` is a part of the path, `:name*` may hold slashes. Each route has one
   * in `defaultLocale`.
   */
  readonly patterns: Readonly<Record<Name, Readonly<Record<string, string>>>>
}

/** Routes that links of editors lead to: listings, categories of articles and tags of articles. */
export type LinkRoute = 'catchAll-slug' | 'articleList-slug' | 'articleList-slug-child' | 'articleTag-slug'
