/** A slug or path without leading slash, in one language. */
export interface LocalSlug {
  readonly locale: string
  readonly slug: string
}

/** A link as editors make it (B3.25); which field counts is told by `link_type` (B2.40). */
export interface LinkLike {
  /** `category`, `article_category`, `article_tag`, `virtual_category`, `custom` or `path`. */
  readonly link_type: string
  readonly link_title?: string | null
  readonly link_target_blank?: boolean
  readonly custom_link?: string | null
  readonly category_link?: readonly LocalSlug[]
  readonly article_category_link?: readonly LocalSlug[]
  readonly article_tag_link?: readonly LocalSlug[]
  readonly virtual_category_link?: readonly LocalSlug[]
  readonly path?: string | null
  readonly url_rewrite?: readonly LocalSlug[]
}

/** Where a link leads, ready for an anchor. */
export interface ResolvedLink {
  /** A path of the shop with leading slash, a hash, or an absolute address of a safe scheme. */
  readonly href: string
  /** Whether it leaves the shop: then a plain anchor, no router (B2.44). */
  readonly external: boolean
  /** Whether it opens in a new tab (B2.46). */
  readonly newTab: boolean
  /** Said of whatever leaves the shop or opens a new tab (B2.45). */
  readonly rel?: 'noopener'
  readonly title?: string
}
