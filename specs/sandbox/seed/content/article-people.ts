import { inMarket } from '../../src/market.ts'
import { slugify } from '../slug.ts'
import { portraitOf } from './portraits.ts'
import { doc } from './rich-text.ts'
import { magazine as cs } from './texts/magazine.cs.ts'
import { magazine as sk } from './texts/magazine.sk.ts'
import type { ArticleAuthor, ArticleListConfiguration, ArticleTag } from './types.ts'

const texts = inMarket({ cs, sk })

/** Name of the magazine. */
export const MAGAZINE = texts.name

export const authorId = (name: string): string => `autor-${slugify(name)}`
export const tagId = (title: string): string => `stitek-${slugify(title)}`

type Written = (typeof texts)['designer' | 'editors']

const author = ({ name, perex, text }: Written, hasPage: boolean): ArticleAuthor => ({
  _id: authorId(name),
  title: name,
  perex,
  picture: { file: hasPage ? portraitOf(name) : null, alt: '' },
  content: doc(...text),
  author_has_page: hasPage,
  page_meta: { slug: slugify(name), seo_title: `${name} | ${MAGAZINE}`, seo_description: perex },
})

export const ARTICLE_AUTHORS: readonly ArticleAuthor[] = [
  author(texts.designer, true),
  author(texts.measurer, true),
  author(texts.editors, false),
]

export const ARTICLE_TAGS: readonly ArticleTag[] = texts.tags.map((title) => ({
  _id: tagId(title),
  title,
  page_meta: {
    slug: slugify(title),
    seo_title: `${title} – ${texts.articles} | ${MAGAZINE}`,
    seo_description: texts.taggedWith(title),
  },
}))

/** Header of the list of all articles (B3.06). */
export function articleListOf(): ArticleListConfiguration {
  const { title, perex, description } = texts.list
  return { title, perex, description: doc(description), picture: { file: 'sections/magazin.svg', alt: '' } }
}
