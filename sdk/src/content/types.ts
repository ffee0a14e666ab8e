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

/** A part of a list and the length of the whole list. */
export interface ContentList<T> {
  /** Entries of this part; empty when there are none. */
  readonly items: readonly T[]
  /** Number of entries in the whole list, not only in this part. */
  readonly total: number
}
/** A page of a list. */
export interface ContentPage<T> extends ContentList<T> {
  /** Number of this page, from 1. */
  readonly page: number
  /** Number of pages, at least 1. */
  readonly pages: number
}

/** One entry of a menu with those below it. */
export interface MenuItem extends DeepReadonly<
  Omit<components['schemas']['MenuItem'], 'children' | 'image' | 'parent' | 'targetBlank'>
> {
  /** Picture of the entry; null if there is none. */
  readonly image: ContentImage | null
  /** Id of the entry above; null at the top. */
  readonly parent: number | null
  /** Whether the link opens in a new tab. */
  readonly targetBlank: boolean
  /** Entries directly below; empty if there are none. */
  readonly children: readonly MenuItem[]
}
/** A menu as a tree. {@link getMenu} returns it. */
export interface Menu {
  /** Code of the menu, like `main` or `footer`. */
  readonly code: string
  /** Entries at the top, in order; the others are in their `children`. */
  readonly items: readonly MenuItem[]
}
/** A currency the shop sells in. */
export interface ShopCurrency extends DeepReadonly<shopComponents['schemas']['Currency']> {}

/** Slug of a page and its metadata for search engines. */
export interface PageMeta extends DeepReadonly<PageMetaFieldsFragment> {}
/** A picture, by its path under the pictures' server. */
export type ContentImage = NonNullable<PageMeta['share_image']>
/** Target of an editor's link; `resolveLink` of `@vanek/sdk/links` makes an address of it. */
export interface Link extends DeepReadonly<LinkFieldsFragment> {}

/** All content of the home page. */
export interface Home extends DeepReadonly<HomeQuery> {}
/** A wide banner of the home page. */
export type WideBanner = Home['homepageWideBanners'][number]
/** A short informative box. */
export type InfoBox = Home['infoBoxes'][number]
/** A list of products picked by editors, by id in their order. */
export type FeaturedProducts = Home['featuredProducts'][number]
/** A category the home page shows first. */
export type TopCategory = NonNullable<Home['topCategories']>['top_categories'][number]
/** A selling point: a short reason to buy in this shop. */
export type SellingPoint = Home['siteConfiguration']['selling_points'][number]

/** A dialog shown on entry or for a season. */
export type EntryModal = With<
  EntryModalFieldsFragment,
  {
    /** Text of the window; a document without content when there is none. */
    content: RichTextNode
  }
>
type Site = SiteConfigurationQuery['siteConfiguration']
/** Texts of an error screen written by editors. */
export interface ErrorScreen extends DeepReadonly<Site['error_screens'][number]> {}
/** A part of the all-about-purchase screen; its slug is the anchor. */
export type PurchaseSection = With<
  Site['purchase_sections'][number],
  {
    /** Text of the section; a document without content when there is none. */
    text: RichTextNode
  }
>
/** Content used on the whole site. {@link getSiteConfiguration} returns it. */
export type SiteConfiguration = With<
  Site,
  {
    /** Window shown when a visitor enters the shop; null if there is none. It may be switched off by `enabled`. */
    entry_modal: EntryModal | null
    /** Window of a seasonal offer; null if there is none. It may be switched off by `enabled`. */
    promo_modal: EntryModal | null
    /** Sections of the screen about purchasing, in order. */
    purchase_sections: readonly PurchaseSection[]
  }
>

/** A button of a block. */
export type BlockButton = DeepReadonly<NonNullable<BlockFieldsFragment['button']>>
/** One box of a block of text boxes. */
export type TextBox = With<
  BlockFieldsFragment['text_boxes'][number],
  {
    /** Text of the box; a document without content when there is none. */
    text: RichTextNode
  }
>
/** A block of a content page; `type` decides which of the other fields are used. */
export type ContentBlock = With<
  BlockFieldsFragment,
  {
    /** Text of the block; null if there is none. */
    text: RichTextNode | null
    /** Boxes of a block of the type `text_boxes`; empty if there are none. */
    text_boxes: readonly TextBox[]
    /** Blocks of a `row`, shown side by side; empty if there are none. Rows are not nested. */
    blocks: readonly ContentBlock[]
  }
>
/** A content page. */
export type Page = With<
  NonNullable<PageBySlugQuery['pageBySlug']>,
  {
    /** Text of the page above its blocks; a document without content when there is none. */
    content: RichTextNode
    /** All blocks of the page; {@link paginateBlocks} selects those to show. */
    content_blocks: readonly ContentBlock[]
  }
>
/** A content page in a list of all. */
export interface PageLink extends DeepReadonly<PagesQuery['pages'][number]> {}

/** An article in a list; `date_published` is an ISO date. */
export interface ArticleLink extends DeepReadonly<ArticleLinkFieldsFragment> {}
/** An author of articles. */
export type ArticleAuthor = With<
  ArticleAuthorFieldsFragment,
  {
    /** Text about the author; a document without content when there is none. */
    content: RichTextNode
  }
>
/** A category of articles. */
export interface ArticleCategory extends DeepReadonly<ArticleCategoryFieldsFragment> {}
/** A tag of articles. */
export interface ArticleTag extends DeepReadonly<ArticleTagFieldsFragment> {}
/** Title and texts above the list of all articles. */
export type ArticleListConfiguration = With<
  NonNullable<ArticleListConfigurationQuery['articleListConfiguration']>,
  {
    /** Text above the list; a document without content when there is none. */
    description: RichTextNode
  }
>
/** An article of the magazine; dates are ISO 8601. */
export type Article = With<
  NonNullable<ArticleBySlugQuery['articleBySlug']>,
  {
    /** Text of the article; a document without content when there is none. */
    content: RichTextNode
    /** Author of the article; null if none is named. */
    article_author_reference: ArticleAuthor | null
  }
>

/** A branch where customers buy and collect goods. */
export type Branch = With<
  BranchFieldsFragment,
  {
    /** Text about the branch; a document without content when there is none. */
    description: RichTextNode
  }
>
/** The fields of a branch that a map needs. */
export interface BranchMapPoint extends DeepReadonly<BranchMapQuery['branchMap'][number]> {}
/** A town with its position, from which branches are sorted by distance. {@link getPlace} returns it. */
export interface Place {
  /** Name of the town. */
  readonly title: string
  /** Latitude in degrees, positive to the north. */
  readonly lat: number
  /** Longitude in degrees, positive to the east. */
  readonly lng: number
}

/** A term of the glossary. */
export type GlossaryTerm = With<
  GlossaryTermFieldsFragment,
  {
    /** Explanation of the term; a document without content when there is none. */
    description: RichTextNode
  }
>
/** A frequent question with its answer. */
export type FaqQuestion = With<
  SearchFaqQuestionsQuery['searchFaqQuestions']['items'][number],
  {
    /** Answer to the question; a document without content if there is none. */
    content: RichTextNode
  }
>
/** A virtual category that was found. */
export interface VirtualCategoryLink extends DeepReadonly<
  SearchVirtualCategoriesQuery['searchVirtualCategories']['items'][number]
> {}

/** A path of the catalogue, for sitemaps. */
export interface CatalogPath {
  /** Path of a category, slug of a product or of a virtual category. */
  readonly slug: string
  /** Path of the main category of a product; null for other kinds. */
  readonly categoryPath: string | null
  /** When the page last changed, as an ISO 8601 date. */
  readonly updated: string
  /** Paths of the pictures of a product, for `imageUrl`; the main one first. Empty for other kinds. */
  readonly images: readonly string[]
}
