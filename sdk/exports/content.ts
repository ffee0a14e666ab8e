export {
  getArticle,
  getCurrencies,
  getGlobals,
  getHome,
  getMenu,
  getPage,
  getSiteConfiguration,
  type GlobalsError,
  type MenuError,
} from '../src/content/calls.ts'
export {
  articleQuery,
  currenciesQuery,
  globalsQuery,
  homeQuery,
  menuQuery,
  pageQuery,
  siteConfigurationQuery,
} from '../src/content/queries.ts'
export type { RichTextMark, RichTextNode } from '../src/content/rich-text.ts'
export type {
  Article,
  FeaturedProducts,
  Globals,
  Home,
  InfoBox,
  Menu,
  MenuItem,
  Page,
  SellingPoint,
  ShopCurrency,
  SiteConfiguration,
  TopCategory,
  WideBanner,
} from '../src/content/types.ts'
