/** A slug or path without leading slash, in one language. */
export interface LocalizedSlug {
  /** Language code, like `de`. */
  readonly locale: string
  /** Slug or path in that language, like `potrubi/ohebne-hadice`. */
  readonly slug: string
}

/** A link as entered by editors, for {@link resolveLink}; `link_type` selects the field that is used. */
export interface ContentLink {
  /** `category`, `article_category`, `article_tag`, `virtual_category`, `custom` or `path`; others lead nowhere. */
  readonly link_type: string
  /** Text of the link; null or '' if there is none. */
  readonly link_title?: string | null
  /** Whether the link opens in a new tab. */
  readonly link_target_blank?: boolean
  /** For `custom`: an address as the editor wrote it. */
  readonly custom_link?: string | null
  /** For `category`: path of the category per language. */
  readonly category_link?: readonly LocalizedSlug[]
  /** For `article_category`: slug of the category of articles per language, or `parent/child`. */
  readonly article_category_link?: readonly LocalizedSlug[]
  /** For `article_tag`: slug of the tag per language. */
  readonly article_tag_link?: readonly LocalizedSlug[]
  /** For `virtual_category`: slug of the virtual category per language. */
  readonly virtual_category_link?: readonly LocalizedSlug[]
  /** For `path`: a path of the shop, with or without leading slash. */
  readonly path?: string | null
  /** Own address of the target per language; used before all other fields, whatever `link_type` says. */
  readonly url_rewrite?: readonly LocalizedSlug[]
}

/** Attributes of an anchor. {@link resolveLink} and {@link resolveHref} return them. */
export interface ResolvedLink {
  /** A path of the shop with leading slash, a hash, or an absolute address of a safe scheme. */
  readonly href: string
  /** Whether it leaves the shop: then a plain anchor, no router. */
  readonly external: boolean
  /** Whether it opens in a new tab. */
  readonly newTab: boolean
  /** Set when the link leaves the shop or opens a new tab. */
  readonly rel?: 'noopener'
  /** Text of the link as the editor wrote it; missing if there is none. */
  readonly title?: string
}
