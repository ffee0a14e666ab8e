import type { RichNode } from './rich-text.ts'

export interface PageMeta {
  readonly slug: string
  readonly seo_title: string
  readonly seo_description: string
}

/** A picture by its file name among the product pictures; null while it does not exist. */
export interface ContentPicture {
  readonly file: string | null
  readonly alt: string
}

export interface Page {
  readonly _id: string
  readonly title: string
  readonly content: RichNode
  readonly page_meta: PageMeta
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

export interface Article {
  readonly _id: string
  readonly title: string
  readonly short_title: string
  readonly perex: string
  readonly content: RichNode
  readonly picture: ContentPicture
  readonly date_published: string
  readonly author: string
  readonly category: string
  readonly tags: readonly string[]
  /** Slugs of categories whose goods the article is about. */
  readonly about: readonly string[]
  readonly page_meta: PageMeta
}

export interface NamedPage {
  readonly _id: string
  readonly title: string
  readonly perex: string
  readonly weight: number
  readonly slug: string
}

export interface FaqQuestion {
  readonly _id: string
  readonly title: string
  readonly content: RichNode
}

export interface Term {
  readonly _id: string
  readonly title: string
  readonly perex: string
  readonly description: RichNode
  readonly parameter: string | null
  readonly sortKey: string
  readonly page_meta: PageMeta
}
