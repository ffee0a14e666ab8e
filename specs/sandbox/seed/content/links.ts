import { market } from '../../src/market.ts'
import { categoryPathOf } from './category-paths.ts'

/** A path in one language, without a leading slash. */
export interface LocalSlug {
  readonly locale: string
  readonly slug: string
}

/** The target of an editor's link (B3.25); missing fields are empty. */
export interface Link {
  readonly link_type: 'category' | 'article_category' | 'article_tag' | 'virtual_category' | 'custom' | 'path'
  readonly link_title: string
  readonly link_target_blank?: boolean
  readonly custom_link?: string
  readonly category_link?: readonly LocalSlug[]
  readonly article_category_link?: readonly LocalSlug[]
  readonly article_tag_link?: readonly LocalSlug[]
  readonly virtual_category_link?: readonly LocalSlug[]
  readonly path?: string
  readonly url_rewrite?: readonly LocalSlug[]
}

/** Wraps a slug or path of this shop. */
export const local = (slug: string): readonly LocalSlug[] => [{ locale: market, slug }]

/** Link to a category by its slug. */
export const toCategory = (link_title: string, slug: string): Link => ({
  link_type: 'category',
  link_title,
  category_link: local(categoryPathOf(slug)),
})
export const toArticleCategory = (link_title: string, slug: string): Link => ({
  link_type: 'article_category',
  link_title,
  article_category_link: local(slug),
})
export const toArticleTag = (link_title: string, slug: string): Link => ({
  link_type: 'article_tag',
  link_title,
  article_tag_link: local(slug),
})
export const toVirtual = (link_title: string, slug: string): Link => ({
  link_type: 'virtual_category',
  link_title,
  virtual_category_link: local(slug),
})
/** Link to a URL of this shop or another site. */
export const toAddress = (link_title: string, custom_link: string): Link => ({
  link_type: 'custom',
  link_title,
  custom_link,
})
/** Link to a path of the shop; `rewrite` is the custom path of its page. */
export const toPath = (link_title: string, path: string, rewrite?: string): Link => ({
  link_type: 'path',
  link_title,
  path,
  ...(rewrite === undefined ? {} : { url_rewrite: local(rewrite) }),
})
export const inNewTab = (link: Link): Link => ({ ...link, link_target_blank: true })
