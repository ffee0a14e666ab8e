import type { Block } from './blocks.ts'
import type { Link, LocalSlug } from './links.ts'
import type { RichNode } from './rich-text.ts'

export interface PageMeta {
  readonly slug: string
  readonly seo_title: string
  readonly seo_description: string
  readonly seo_keywords?: string
  readonly meta_noindex?: boolean
  readonly meta_nofollow?: boolean
}

/** A picture by its file name among the product pictures; null while it does not exist. */
export interface ContentPicture {
  readonly file: string | null
  readonly alt: string
}

/** A content page (B3.39). */
export interface Page {
  readonly _id: string
  readonly title: string
  readonly content: RichNode
  readonly page_meta: PageMeta
  /** Code of the only group that may see it; null = public. */
  readonly visibleTo: string | null
  readonly pagination: boolean
  readonly blocks_per_page: number | null
  readonly content_blocks: readonly Block[]
  readonly background: ContentPicture | null
  readonly contact_box: {
    readonly title_frontend: string
    readonly description: string
    readonly show_button: boolean
  } | null
  readonly url_rewrite: readonly LocalSlug[]
}

export interface WideBanner {
  readonly _id: string
  readonly title: string
  readonly text: string
  readonly button_text: string
  readonly url: string
  readonly weight: number
  readonly picture: ContentPicture
  readonly enabled: boolean
  /** Customer groups that may see it; public if empty. */
  readonly customer_group_enabled: readonly string[]
  readonly time_limited: boolean
  readonly time_limit_start: string | null
  readonly time_limit_end: string | null
}

export interface InfoBox {
  readonly _id: string
  readonly title: string
  readonly text: string
  readonly order: number
  readonly box_color: string
}

export interface SellingPoint {
  readonly title: string
  readonly text: string
  readonly icon: string
  readonly url: string
}

export interface FeaturedList {
  readonly _id: string
  readonly title: string
  readonly productIds: readonly number[]
}

export interface MenuEntry {
  readonly id: number
  readonly title: string
  /** With a leading slash; null for a heading without a target. */
  readonly path: string | null
  readonly main: boolean
  readonly picture: string | null
  readonly children: readonly MenuEntry[]
}

/** An article of the magazine (B3.01); it references records by `_id`. */
export interface Article {
  readonly _id: string
  readonly title: string
  readonly short_title: string
  readonly perex: string
  readonly content: RichNode
  readonly picture: ContentPicture
  readonly date_published: string
  readonly created: string
  readonly author: string | null
  readonly category: string | null
  readonly tags: readonly string[]
  /** Slugs of categories that the article is about. */
  readonly about: readonly string[]
  /** Whether it can be shown on the home page. */
  readonly featured: boolean
  readonly visibleTo: string | null
  readonly page_meta: PageMeta
}

/** (B3.03) */
export interface ArticleAuthor {
  readonly _id: string
  readonly title: string
  readonly perex: string
  readonly picture: ContentPicture
  readonly content: RichNode
  readonly author_has_page: boolean
  readonly page_meta: PageMeta
}

/** (B3.04) */
export interface ArticleCategory {
  readonly _id: string
  readonly title: string
  readonly menu_title: string
  readonly weight: number
  readonly perex: string
  readonly picture: ContentPicture
  /** `_id` of the parent category. */
  readonly master: string | null
  readonly site_enabled: boolean
  readonly page_meta: PageMeta
}

/** (B3.05) */
export interface ArticleTag {
  readonly _id: string
  readonly title: string
  readonly page_meta: PageMeta
}

/** (B3.06) */
export interface ArticleListConfiguration {
  readonly title: string
  readonly perex: string
  readonly description: RichNode
  readonly picture: ContentPicture
}

export interface FaqQuestion {
  readonly _id: string
  readonly title: string
  readonly content: RichNode
}

/** A term of the glossary (B3.43). */
export interface Term {
  readonly _id: string
  readonly title: string
  readonly page_title: string
  readonly perex: string
  readonly description: RichNode
  readonly parameter: string | null
  readonly sortKey: string
  readonly page_meta: PageMeta
  readonly category_reference: readonly { readonly title: string; readonly path: string }[]
  readonly product_reference: readonly { readonly entityId: number }[]
  readonly virtual_category_reference: readonly { readonly slug: string; readonly title: string }[]
  readonly term_reference: readonly { readonly slug: string; readonly title: string }[]
}

/** An entry modal (B1.19, B1.21). */
export interface EntryModal {
  readonly _id: string
  readonly enabled: boolean
  readonly title: string
  readonly content: RichNode
  readonly button_text: string
  readonly link: Link
  readonly time_limited: boolean
  readonly time_limit_start: string | null
  readonly time_limit_end: string | null
}

/** A section of the all-about-purchase screen (B2.30). */
export interface PurchaseSection {
  readonly slug: string
  readonly title: string
  readonly text: RichNode
  readonly links: readonly Link[]
}
