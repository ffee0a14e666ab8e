import { bindShortWords } from '../grammar.ts'
import { slugify } from '../slug.ts'
import { categoryId } from './article-categories.ts'
import { authorId, tagId } from './article-people.ts'
import { ownDataIn } from './own-data.ts'
import { SITE } from './site.ts'
import { written } from './written.ts'
import type { Article } from './types.ts'

const WRITTEN_BEFORE_MS = 4 * 24 * 3600 * 1000

/** The drawing of an article has the name of its file without the date. */
const drawingOf = (file: string): string => `articles/${file.slice('2026-01-01-'.length)}.svg`

/** The articles of the magazine, newest first. */
export function articlesOf(): readonly Article[] {
  return ownDataIn('magazine/*')
    .map(([file, text]) => {
      const slug = slugify(text.shortTitle)
      const published = Date.parse(`${text.published}T05:00:00Z`)
      return {
        _id: `clanek-${slug}`,
        title: bindShortWords(text.title),
        short_title: text.shortTitle,
        perex: bindShortWords(text.perex),
        content: written(text.parts),
        picture: { file: text.alt === '' ? null : (text.drawing ?? drawingOf(file)), alt: text.alt },
        date_published: new Date(published).toISOString(),
        created: new Date(published - WRITTEN_BEFORE_MS).toISOString(),
        author: authorId(text.author),
        category: categoryId(text.category),
        tags: text.tags.map(tagId),
        about: text.about,
        featured: text.featured ?? false,
        visibleTo: text.visibleTo ?? null,
        page_meta: {
          slug,
          seo_title: `${text.title} | ${SITE.name}`,
          seo_description: text.perex,
          ...(text.tags.length === 0 ? {} : { seo_keywords: text.tags.join(', ').toLowerCase() }),
        },
      }
    })
    .sort((one, two) => (one.date_published > two.date_published ? -1 : 1))
}
