import { flag, listOf, number, objectOf, orNull, readObject, text, textOrNull } from '../../kernel/read.ts'
import { parseRichText } from '../../rich-text/to-rich-text.ts'
import type {
  Article,
  ArticleAuthor,
  ArticleCategory,
  ArticleLink,
  ArticleListConfiguration,
  ArticleTag,
} from '../types.ts'
import { imageOrNull, pageMeta } from './basics.ts'

type Master = NonNullable<ArticleCategory['master_category']>

export const readArticleLink = readObject<ArticleLink>({
  slug: text,
  title: text,
  perex: text,
  date_published: text,
  image: imageOrNull,
})

export const readArticleCategory = readObject<ArticleCategory>({
  _id: text,
  title: text,
  menu_title: textOrNull,
  weight: number,
  perex: textOrNull,
  site_enabled: flag,
  image: imageOrNull,
  master_category: orNull(
    readObject<Master>({
      _id: text,
      title: text,
      menu_title: textOrNull,
      page_meta: pageMeta,
    }),
  ),
  page_meta: pageMeta,
})

export const readArticleTag = readObject<ArticleTag>({ _id: text, title: text, page_meta: pageMeta })

export const readArticleAuthor = readObject<ArticleAuthor>({
  _id: text,
  title: text,
  perex: textOrNull,
  content: parseRichText,
  author_has_page: flag,
  image: imageOrNull,
  page_meta: pageMeta,
})

export const readArticle = readObject<Article>({
  _id: text,
  title: text,
  short_title: textOrNull,
  perex: text,
  content: parseRichText,
  image: imageOrNull,
  date_published: text,
  created: text,
  article_author_reference: orNull(readArticleAuthor),
  article_category_reference: orNull(readArticleCategory),
  article_tag_reference: listOf(readArticleTag),
  page_meta: pageMeta,
})

export const articleListConfiguration = objectOf<ArticleListConfiguration>({
  title: text,
  perex: textOrNull,
  description: parseRichText,
  image: imageOrNull,
})
