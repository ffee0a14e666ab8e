import { slugify } from '../slug.ts'
import { doc } from './rich-text.ts'
import type { ArticleAuthor, ArticleListConfiguration, ArticleTag } from './types.ts'
import type { ContentPicture } from './types.ts'

const TEREZA = 'Tereza Málková'
const BOHUMIL = 'Ing. Bohumil Kříž'
const EDITORS = 'Redakce Vánku'

export const authorId = (name: string): string => `autor-${slugify(name)}`
export const tagId = (title: string): string => `stitek-${slugify(title)}`

const author = (title: string, perex: string, hasPage: boolean, ...text: readonly string[]): ArticleAuthor => ({
  _id: authorId(title),
  title,
  perex,
  picture: { file: hasPage ? `people/${slugify(title)}.svg` : null, alt: '' },
  content: doc(...text),
  author_has_page: hasPage,
  page_meta: { slug: slugify(title), seo_title: `${title} | Magazín Vánek`, seo_description: perex },
})

export const ARTICLE_AUTHORS: readonly ArticleAuthor[] = [
  author(
    TEREZA,
    'Navrhuje větrání rodinných domů a ráda ho vysvětluje tak, aby mu rozuměl každý.',
    true,
    'Vystudovala techniku prostředí a deset let kreslila vzduchotechniku škol a kanceláří. Od roku 2019 se věnuje domům a bytům, protože tam na vzduchu záleží nejvíc a nejmíň se o něm mluví.',
    'Každý čtvrtek odpoledne ji zastihnete v [prodejně v Hradci Králové](/pobocky/hradec-kralove), kde zdarma prohlédne váš půdorys.',
  ),
  author(
    BOHUMIL,
    'Třicet let měří hluk a průtok. Co neslyší on, neslyší nikdo.',
    true,
    'Začínal ve zkušebně ventilátorů, kde prošel každým motorem, na který si vzpomenete. U nás má na starosti měření: každé číslo u zboží prošlo jeho rukama.',
    'Ve volném čase opravuje staré gramofony, prý kvůli ložiskům.',
  ),
  author(EDITORS, 'Krátké návody a zprávy z prodejen.', false),
]

export const ARTICLE_TAGS: readonly ArticleTag[] = [
  ...['Koupelna', 'Kuchyně', 'Hluk', 'Rekuperace', 'Potrubí', 'Filtry'],
  ...['Vlhkost', 'Léto', 'Zima', 'Úspory', 'Bezpečnost'],
].map((title) => ({
  _id: tagId(title),
  title,
  page_meta: {
    slug: slugify(title),
    seo_title: `${title} – články | Magazín Vánek`,
    seo_description: `Všechny články magazínu se štítkem ${title.toLowerCase()}.`,
  },
}))

/** What stands over the list of all articles (B3.06). */
export function articleListOf(picture: ContentPicture): ArticleListConfiguration {
  return {
    title: 'Magazín',
    perex: 'O vzduchu, který dýcháte, a o tom, jak ho doma mít čistý, suchý a tichý.',
    description: doc(
      'Píší sem lidé, kteří větrání navrhují, měří a opravují. Když vám některá odpověď chybí, [zeptejte se](/kontakt), třeba z ní bude další článek.',
    ),
    picture,
  }
}
