import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import { slugify } from '../slug.ts'
import type { ArticleCategory } from './types.ts'

interface Row {
  readonly title: string
  readonly menu?: string
  readonly perex: string
  readonly kind: PictureKind
  readonly under?: string
  readonly hidden?: boolean
}

const ROWS: readonly Row[] = [
  {
    title: 'Jak vybrat',
    perex: 'Průvodci výběrem, po kterých budete vědět, co objednat.',
    kind: 'inline-fan',
  },
  {
    title: 'Koupelna a kuchyně',
    menu: 'Koupelna',
    perex: 'Pára, pachy a pravidla pro místnosti, kde se větrá nejvíc.',
    kind: 'bathroom-fan-glass',
    under: 'Jak vybrat',
  },
  {
    title: 'Rekuperace a dům',
    menu: 'Rekuperace',
    perex: 'Větrání bez ztráty tepla v bytě i v novostavbě.',
    kind: 'recovery-wall',
    under: 'Jak vybrat',
  },
  {
    title: 'Montáž a údržba',
    perex: 'Postupy, které zvládnete sami, i ty, ke kterým si pozvěte odborníka.',
    kind: 'clamp',
  },
  {
    title: 'Potrubí a rozvody',
    menu: 'Potrubí',
    perex: 'Jak vést vzduch, aby nehučel, nekapal a došel tam, kam má.',
    kind: 'duct-spiro',
    under: 'Montáž a údržba',
  },
  {
    title: 'Čištění a filtry',
    menu: 'Filtry',
    perex: 'Kdy čistit, co měnit a jak poznat, že je pozdě.',
    kind: 'filter-panel',
    under: 'Montáž a údržba',
  },
  { title: 'Zdravý vzduch', perex: 'Co dýcháme doma a co s tím jde udělat.', kind: 'air-purifier' },
  { title: 'Léto a zima', perex: 'Chlazení, teplo u stropu a větrání podle ročního období.', kind: 'ceiling-fan' },
  { title: 'Z prodejen', perex: 'Co je nového ve čtrnácti prodejnách.', kind: 'desk-fan' },
  {
    title: 'Rozhovory',
    perex: 'Připravujeme rozhovory s projektanty a montéry.',
    kind: 'tower-fan',
    hidden: true,
  },
]

export const categoryId = (title: string): string => `rubrika-${slugify(title)}`

/** The categories of the magazine; children follow the one above them. */
export function articleCategoriesOf(pictures: PictureChoice): readonly ArticleCategory[] {
  return ROWS.map(({ title, menu = title, perex, kind, under, hidden = false }, order) => ({
    _id: categoryId(title),
    title,
    menu_title: menu,
    weight: 100 - order * 5,
    perex,
    picture: { file: pictures(kind, coloursOf(kind)[0])[0] ?? null, alt: '' },
    master: under === undefined ? null : categoryId(under),
    site_enabled: !hidden,
    page_meta: { slug: slugify(title), seo_title: `${title} | Magazín Vánek`, seo_description: perex },
  }))
}
