import {
  type Fields,
  flag,
  integer,
  listOf,
  objectOf,
  orNull,
  type Read,
  readInteger,
  readObject,
  text,
  textOrNull,
} from '../../kernel/read.ts'
import type { LocalizedSlug } from '../../links/types.ts'
import type { ContentImage, Link, PageMeta, SellingPoint, TopCategory } from '../types.ts'

const readPicture = readObject<ContentImage>({
  path: text,
  alt: text,
  width: orNull(readInteger),
  height: orNull(readInteger),
})

/** A picture; null without a path. */
export const readImage: Read<ContentImage> = (value) => {
  const image = readPicture(value)
  return image?.path ? image : undefined
}
export const imageOrNull = orNull(readImage)

export const localSlugs = listOf(readObject<LocalizedSlug>({ locale: text, slug: text }))

export const pageMeta = objectOf<PageMeta>({
  slug: text,
  slugs: localSlugs,
  seo_title: textOrNull,
  seo_description: textOrNull,
  seo_keywords: textOrNull,
  meta_nofollow: flag,
  meta_noindex: flag,
  share_image: imageOrNull,
})

const linkFields: Fields<Link> = {
  link_type: text,
  link_title: textOrNull,
  link_target_blank: flag,
  custom_link: textOrNull,
  category_link: localSlugs,
  article_category_link: localSlugs,
  article_tag_link: localSlugs,
  virtual_category_link: localSlugs,
  path: textOrNull,
  url_rewrite: localSlugs,
}
export const readLink = readObject(linkFields)
/** A link; a missing one has no target. */
export const link = objectOf(linkFields)

export const readTopCategory = readObject<TopCategory>({
  store_id: integer,
  title: text,
  path: text,
  product_count: integer,
  image: imageOrNull,
})

export const readSellingPoint = readObject<SellingPoint>({ title: text, text, icon: text, url: textOrNull })
