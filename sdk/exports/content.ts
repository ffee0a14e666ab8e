/**
 * Content of the editors: menus, pages, articles, the glossary, branches, banners and rich text.
 *
 * @example
 * ```ts
 * const menu = unwrap(await getMenu(shop, { code: 'main' }))
 * const page = unwrap(await getPage(shop, { slug: 'about-us' }))
 * ```
 * @module
 */
export {
  type GetArticlesParams,
  articlesPerPage,
  getArticle,
  getArticleAuthor,
  getArticleCategories,
  getArticleCategory,
  getArticleListConfiguration,
  getArticles,
  getArticleTag,
  type GetArticleParams,
} from '../src/content/article-calls.ts'
export {
  type GetBranchParams,
  getBranch,
  getBranches,
  getBranchesByStoreId,
  getBranchMap,
  getPlace,
  type GetBranchesParams,
  type GetBranchesByStoreIdParams,
  type GetPlaceParams,
} from '../src/content/branch-calls.ts'
export {
  type GetCurrenciesError,
  getCurrencies,
  getHome,
  getMenu,
  getSiteConfiguration,
  type GetMenuError,
  type GetHomeParams,
  type GetMenuParams,
} from '../src/content/calls.ts'
export {
  type SearchContentParams,
  getGlossary,
  getTerm,
  searchQuestions,
  searchVirtualCategories,
  type GetTermParams,
} from '../src/content/glossary-calls.ts'
export { getPage, getPages, getProductEndText, type GetPageParams } from '../src/content/page-calls.ts'
export {
  getPaths,
  getRedirect,
  getUrlRewrite,
  type GetPathsError,
  type GetRedirectParams,
  type GetPathsParams,
  type GetUrlRewriteParams,
} from '../src/content/path-calls.ts'
export {
  articleQuery,
  articlesQuery,
  branchesQuery,
  branchQuery,
  currenciesQuery,
  glossaryQuery,
  homeQuery,
  menuQuery,
  pageQuery,
  searchQuestionsQuery,
  siteConfigurationQuery,
} from '../src/content/queries.ts'
export { isPublished } from '../src/content/rules/is-published.ts'
export { type GeoPoint, distanceInKm, sortByDistance, type WithDistance } from '../src/content/rules/nearest-first.ts'
export { type BlocksPage, paginateBlocks } from '../src/content/rules/page-of-blocks.ts'
export { visibleWideBanners } from '../src/content/rules/shown-wide-banners.ts'
export type {
  Article,
  ArticleAuthor,
  ArticleCategory,
  ArticleLink,
  ArticleListConfiguration,
  ArticleTag,
  Branch,
  BranchMapPoint,
  CatalogPath,
  ContentBlock,
  ContentImage,
  EntryModal,
  FaqQuestion,
  ContentList,
  GlossaryTerm,
  Home,
  InfoBox,
  Link,
  Menu,
  MenuItem,
  Page,
  PageLink,
  PageMeta,
  ContentPage,
  Place,
  PurchaseSection,
  SellingPoint,
  ShopCurrency,
  SiteConfiguration,
  VirtualCategoryLink,
  WideBanner,
} from '../src/content/types.ts'
export { isActiveAt } from '../src/kernel/shown.ts'
export { richTextHeadings, type RichTextHeading } from '../src/rich-text/headings.ts'
export { richTextToPlainText } from '../src/rich-text/plain.ts'
export { parseRichText } from '../src/rich-text/to-rich-text.ts'
export { sellingPointTitleMaxLength, topCategoryTitleMaxLength, truncate } from '../src/rich-text/truncate.ts'
export type { RichTextAttrs, RichTextMark, RichTextNode } from '../src/rich-text/types.ts'
export type { ContentError } from '../src/transport/graphql.ts'
export { withFallbackData } from '../src/transport/fallback-data.ts'
