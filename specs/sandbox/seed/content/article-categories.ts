import { slugify } from '../slug.ts'
import { MAGAZINE } from './article-people.ts'
import type { ArticleCategory } from './types.ts'
import { ownData } from './own-data.ts'

export const categoryId = (title: string): string => `rubrika-${slugify(title)}`

/** The categories of the magazine; children follow their parent. */
export function articleCategoriesOf(): readonly ArticleCategory[] {
  return ownData('article-categories').map(({ title, menu = title, perex, sign, under, hidden = false }, order) => ({
    _id: categoryId(title),
    title,
    menu_title: menu,
    weight: 100 - order * 5,
    perex,
    picture: { file: `sections/${sign}.svg`, alt: '' },
    master: under === undefined ? null : categoryId(under),
    site_enabled: !hidden,
    page_meta: { slug: slugify(title), seo_title: `${title} | ${MAGAZINE}`, seo_description: perex },
  }))
}
