import type { components } from '../generated/content.d.ts'
import type {
  ArticleAuthorFieldsFragment,
  ArticleBySlugQuery,
  ArticleCategoryFieldsFragment,
  ArticleLinkFieldsFragment,
  ArticleListConfigurationQuery,
  ArticleTagFieldsFragment,
  BlockFieldsFragment,
  BranchFieldsFragment,
  BranchMapQuery,
  EntryModalFieldsFragment,
  GlossaryTermFieldsFragment,
  HomeQuery,
  LinkFieldsFragment,
  PageBySlugQuery,
  PageMetaFieldsFragment,
  PagesQuery,
  SearchFaqQuestionsQuery,
  SearchVirtualCategoriesQuery,
  SiteConfigurationQuery,
} from '../generated/graphql/graphql.ts'
import type { components as shopComponents } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { RichTextNode } from '../rich-text/types.ts'

type With<T, Own> = DeepReadonly<Omit<T, keyof Own>> & Readonly<Own>

/** A part of a list, and how much there is in all. */
export interface Found<T> {
  readonly items: readonly T[]
  readonly total: number
}
/** A page of a list. */
export interface PageOf<T> extends Found<T> {
  /** From 1. */
  readonly page: number
  /** How many there are, at least 1. */
  readonly pages: number
}

/** One entry of a menu with those below it (B3.44). */
export interface MenuItem extends DeepReadonly<
  Omit<components['schemas']['MenuItem'], 'children' | 'image' | 'parent' | 'targetBlank'>
> {
  readonly image: ContentImage | null
  /** Id of the entry above; null at the top. */
  readonly parent: number | null
  readonly targetBlank: boolean
  readonly children: readonly MenuItem[]
}
/** A menu as a tree. */
export interface Menu {
  readonly code: string
  readonly items: readonly MenuItem[]
}
/** A currency the shop sells in (B3.20). */
export interface ShopCurrency extends DeepReadonly<shopComponents['schemas']['Currency']> {}

/** What search engines are told, and the slug. */
export interface PageMeta extends DeepReadonly<PageMetaFieldsFragment> {}
/** A picture, by its path under the pictures' server. */
export type ContentImage = NonNullable<PageMeta['share_image']>
/** Where an editor's link leads (B3.25); `resolveLink` of `@vanek/sdk/links` makes an address of it. */
export interface Link extends DeepReadonly<LinkFieldsFragment> {}

/** All that editors put on the home page. */
export interface Home extends DeepReadonly<HomeQuery> {}
/** A wide banner of the home page (B3.41). */
export type WideBanner = Home['homepageWideBanners'][number]
/** A short informative box (B3.42). */
export type InfoBox = Home['infoBoxes'][number]
/** A list of products picked by editors, by id in their order. */
export type FeaturedProducts = Home['featuredProducts'][number]
/** A category the home page shows first (B3.33). */
export type TopCategory = NonNullable<Home['topCategories']>['top_categories'][number]
/** A reason to buy here. */
export type SellingPoint = Home['siteConfiguration']['selling_points'][number]

/** A window shown on entry or in a season (B1.19, B1.21). */
export type EntryModal = With<EntryModalFieldsFragment, { content: RichTextNode }>
type Site = SiteConfigurationQuery['siteConfiguration']
/** Own words of an error screen (B2.39). */
export interface ErrorScreen extends DeepReadonly<Site['error_screens'][number]> {}
/** A part of the all-about-purchase screen; its slug is the anchor (B2.30). */
export type PurchaseSection = With<Site['purchase_sections'][number], { text: RichTextNode }>
/** Blocks used all over the site (B7.44). */
export type SiteConfiguration = With<
  Site,
  {
    entry_modal: EntryModal | null
    promo_modal: EntryModal | null
    purchase_sections: readonly PurchaseSection[]
  }
>

/** A button of a block. */
export type BlockButton = DeepReadonly<NonNullable<BlockFieldsFragment['button']>>
/** One box of a block of text boxes. */
export type TextBox = With<BlockFieldsFragment['text_boxes'][number], { text: RichTextNode }>
/** A block of a content page (B3.40); which fields count is told by `type`. */
export type ContentBlock = With<
  BlockFieldsFragment,
  { text: RichTextNode | null; text_boxes: readonly TextBox[]; blocks: readonly ContentBlock[] }
>
/** A content page (B3.39). */
export type Page = With<
  NonNullable<PageBySlugQuery['pageBySlug']>,
  { content: RichTextNode; content_blocks: readonly ContentBlock[] }
>
/** A content page in a list of all (B7.30). */
export interface PageLink extends DeepReadonly<PagesQuery['pages'][number]> {}

/** An article in a list; `date_published` is an ISO date. */
export interface ArticleLink extends DeepReadonly<ArticleLinkFieldsFragment> {}
/** An author of articles (B3.03). */
export type ArticleAuthor = With<ArticleAuthorFieldsFragment, { content: RichTextNode }>
/** A category of articles (B3.04). */
export interface ArticleCategory extends DeepReadonly<ArticleCategoryFieldsFragment> {}
/** A tag of articles (B3.05). */
export interface ArticleTag extends DeepReadonly<ArticleTagFieldsFragment> {}
/** What stands over the list of all articles (B3.06). */
export type ArticleListConfiguration = With<
  NonNullable<ArticleListConfigurationQuery['articleListConfiguration']>,
  { description: RichTextNode }
>
/** An article of the magazine (B3.01); dates are ISO 8601. */
export type Article = With<
  NonNullable<ArticleBySlugQuery['articleBySlug']>,
  { content: RichTextNode; article_author_reference: ArticleAuthor | null }
>

/** A shop where people buy and collect (B3.34 to B3.38). */
export type Branch = With<BranchFieldsFragment, { description: RichTextNode }>
/** What a map shows of a branch (B7.28). */
export interface BranchPoint extends DeepReadonly<BranchMapQuery['branchMap'][number]> {}
/** A place from which branches are sorted by distance. */
export interface Place {
  readonly title: string
  readonly lat: number
  readonly lng: number
}

/** A term of the glossary (B3.43). */
export type GlossaryTerm = With<GlossaryTermFieldsFragment, { description: RichTextNode }>
/** A frequent question with its answer. */
export type FaqQuestion = With<
  SearchFaqQuestionsQuery['searchFaqQuestions']['items'][number],
  { content: RichTextNode }
>
/** A virtual category that was found. */
export interface VirtualCategoryLink extends DeepReadonly<
  SearchVirtualCategoriesQuery['searchVirtualCategories']['items'][number]
> {}

/** A path of the catalogue, for sitemaps. */
export interface CatalogPath {
  /** Path of a category, slug of a product or of a virtual category. */
  readonly slug: string
  /** Path of the main category of a product. */
  readonly categoryPath: string | null
  /** ISO 8601 */
  readonly updated: string
}
