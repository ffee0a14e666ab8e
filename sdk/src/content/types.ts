import type { components } from '../generated/content.d.ts'
import type {
  ArticleBySlugQuery,
  HomeQuery,
  PageBySlugQuery,
  SiteConfigurationQuery,
} from '../generated/graphql/graphql.ts'
import type { components as shopComponents } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { RichTextNode } from './rich-text.ts'

/** One entry of a menu with those below it (B3.44). */
export type MenuItem = DeepReadonly<components['schemas']['MenuItem']>
/** A menu as a tree. */
export interface Menu {
  readonly code: string
  readonly items: readonly MenuItem[]
}
/** Settings of the shop (B3.49). */
export type Globals = DeepReadonly<shopComponents['schemas']['Globals']>
/** A currency the shop sells in (B3.20). */
export type ShopCurrency = DeepReadonly<shopComponents['schemas']['Currency']>
/** All that editors put on the home page. */
export type Home = DeepReadonly<HomeQuery>
/** A wide banner of the home page (B3.41). */
export type WideBanner = Home['homepageWideBanners'][number]
/** A short informative box (B3.42). */
export type InfoBox = Home['infoBoxes'][number]
/** A list of products picked by editors, by id in their order. */
export type FeaturedProducts = Home['featuredProducts'][number]
/** A category the home page shows first (B3.33). */
export type TopCategory = NonNullable<Home['topCategories']>['top_categories'][number]
/** Blocks used all over the site. */
export type SiteConfiguration = DeepReadonly<SiteConfigurationQuery['siteConfiguration']>
/** A reason to buy here. */
export type SellingPoint = SiteConfiguration['selling_points'][number]
/** A content page (B3.39). */
export type Page = DeepReadonly<Omit<NonNullable<PageBySlugQuery['pageBySlug']>, 'content'>> & {
  readonly content: RichTextNode
}
/** An article of the magazine; `date_published` is an ISO date. */
export type Article = DeepReadonly<Omit<NonNullable<ArticleBySlugQuery['articleBySlug']>, 'content'>> & {
  readonly content: RichTextNode
}
