import type { Catalogue } from '../../seed/catalogue.ts'
import type { ArticleAuthorDoc, ArticleCategoryDoc, ArticleDoc, ArticleTagDoc } from '../content/editorial.ts'
import { documentRow } from './insert-editorial.ts'
import { shownBy, type PictureOf } from './pictures.ts'
import { withPictures } from './rich-pictures.ts'

type Rows = ReturnType<typeof documentRow>[]

/** The magazine: articles by slug, their categories, tags and authors by `_id`. */
export function magazineRows({ content }: Catalogue, picture: PictureOf): Rows {
  const shown = shownBy(picture)
  const { picture: listPicture, ...list } = content.articleList
  return [
    ...content.articles.map(({ picture: main, about: _about, visibleTo, ...article }, at) => {
      const image = shown(main)
      const doc: ArticleDoc = {
        ...article,
        content: withPictures(article.content, picture),
        image,
        visible_to: visibleTo,
        page_meta: { ...article.page_meta, share_image: image },
      }
      return documentRow('article', article.page_meta.slug, doc, at)
    }),
    ...content.articleCategories.map(({ picture: main, ...category }, at) => {
      const doc: ArticleCategoryDoc = { ...category, image: shown(main) }
      return documentRow('article-category', doc._id, doc, at)
    }),
    ...content.articleTags.map((tag: ArticleTagDoc, at) => documentRow('article-tag', tag._id, tag, at)),
    ...content.articleAuthors.map(({ picture: portrait, ...author }, at) => {
      const doc: ArticleAuthorDoc = { ...author, image: shown(portrait) }
      return documentRow('article-author', doc._id, doc, at)
    }),
    documentRow('article-list', 'index', { ...list, image: shown(listPicture) }),
  ]
}
