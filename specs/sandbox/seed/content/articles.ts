import { bindShortWords } from '../grammar.ts'
import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import { slugify } from '../slug.ts'
import { ARTICLE_TEXTS } from './article-texts.ts'
import type { RichNode } from './rich-text.ts'
import { doc } from './rich-text.ts'
import type { Article, NamedPage } from './types.ts'

export interface ArticleText {
  readonly title: string
  readonly shortTitle: string
  readonly perex: string
  readonly published: string
  readonly author: string
  readonly category: string
  readonly tags: readonly string[]
  readonly about: readonly string[]
  readonly kind: PictureKind
  readonly alt: string
  readonly parts: readonly (RichNode | string)[]
}

const named = (prefix: string, title: string, perex: string, order: number): NamedPage => ({
  _id: `${prefix}-${slugify(title)}`,
  title,
  perex,
  weight: 100 - order * 10,
  slug: slugify(title),
})

export const ARTICLE_AUTHORS: readonly NamedPage[] = [
  named(
    'autor',
    'Tereza Málková',
    'Navrhuje větrání rodinných domů a ráda ho vysvětluje tak, aby mu rozuměl každý.',
    0,
  ),
  named('autor', 'Ing. Bohumil Kříž', 'Třicet let měří hluk a průtok. Co neslyší on, neslyší nikdo.', 1),
]

export const ARTICLE_CATEGORIES: readonly NamedPage[] = [
  named('rubrika', 'Jak vybrat', 'Průvodci výběrem, po kterých budete vědět, co objednat.', 0),
  named('rubrika', 'Montáž a údržba', 'Postupy, které zvládnete sami, i ty, ke kterým si pozvěte odborníka.', 1),
  named('rubrika', 'Zdravý vzduch', 'Co dýcháme doma a co s tím jde udělat.', 2),
]

export const ARTICLE_TAGS: readonly NamedPage[] = ['Koupelna', 'Hluk', 'Rekuperace', 'Potrubí', 'Léto', 'Vlhkost'].map(
  (title, order) => named('stitek', title, '', order),
)

/** The articles of the shop's magazine, the newest first. */
export function articlesOf(pictures: PictureChoice): readonly Article[] {
  return ARTICLE_TEXTS.map((text) => {
    const slug = slugify(text.shortTitle)
    return {
      _id: `clanek-${slug}`,
      title: bindShortWords(text.title),
      short_title: text.shortTitle,
      perex: bindShortWords(text.perex),
      content: doc(...text.parts),
      picture: { file: pictures(text.kind, coloursOf(text.kind)[0])[0] ?? null, alt: text.alt },
      date_published: text.published,
      author: `autor-${slugify(text.author)}`,
      category: `rubrika-${slugify(text.category)}`,
      tags: text.tags.map((tag) => `stitek-${slugify(tag)}`),
      about: text.about,
      page_meta: { slug, seo_title: `${text.title} | Vánek`, seo_description: text.perex },
    }
  })
}
