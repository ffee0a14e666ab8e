import {
  flag,
  listOf,
  number,
  objectOf,
  orNull,
  readInteger,
  readObject,
  text,
  textOrNull,
  texts,
} from '../../kernel/read.ts'
import type { FeaturedProducts, Home, InfoBox, WideBanner } from '../types.ts'
import { readArticleLink } from './article.ts'
import { imageOrNull, pageMeta, readSellingPoint, readTopCategory } from './basics.ts'

/** All content of the home page; missing parts are empty. */
export const home = objectOf<Home>({
  homepage: orNull(readObject<NonNullable<Home['homepage']>>({ title: text, perex: textOrNull, page_meta: pageMeta })),
  homepageWideBanners: listOf(
    readObject<WideBanner>({
      _id: text,
      title: text,
      text: textOrNull,
      button_text: textOrNull,
      url: text,
      weight: number,
      image: imageOrNull,
      enabled: flag,
      customer_group_enabled: texts,
      time_limited: flag,
      time_limit_start: textOrNull,
      time_limit_end: textOrNull,
    }),
  ),
  infoBoxes: listOf(readObject<InfoBox>({ _id: text, title: text, text, order: number, box_color: textOrNull })),
  topCategories: orNull(
    readObject<NonNullable<Home['topCategories']>>({ title: text, top_categories: listOf(readTopCategory) }),
  ),
  featuredProducts: listOf(readObject<FeaturedProducts>({ _id: text, title: text, product_ids: listOf(readInteger) })),
  featuredArticles: listOf(readArticleLink),
  siteConfiguration: objectOf<Home['siteConfiguration']>({ selling_points: listOf(readSellingPoint) }),
})
