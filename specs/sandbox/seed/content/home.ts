import { dataOf } from '../data.ts'
import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import type { Category, Product } from '../types.ts'
import type { ContentPicture, FeaturedList, InfoBox, PageMeta, SellingPoint, WideBanner } from './types.ts'

export interface Home {
  readonly title: string
  readonly perex: string
  readonly page_meta: PageMeta
  readonly banners: readonly WideBanner[]
  readonly infoBoxes: readonly InfoBox[]
  readonly sellingPoints: readonly SellingPoint[]
  readonly topCategories: {
    readonly title: string
    readonly categoryIds: readonly number[]
    readonly picture: ContentPicture
    readonly virtualSlugs: readonly string[]
    readonly links: readonly { readonly title: string; readonly link: string }[]
  }
  readonly featured: readonly FeaturedList[]
}

function best(products: readonly Product[], measure: (product: Product) => number, count: number): readonly number[] {
  const perCategory = new Map<number, number>()
  return [...products]
    .filter((product) => measure(product) > 0 && product.variants.some((variant) => variant.stock.length > 0))
    .sort((one, two) => measure(two) - measure(one) || one.id - two.id)
    .filter((product) => {
      const used = perCategory.get(product.categoryId) ?? 0
      perCategory.set(product.categoryId, used + 1)
      return used < 2
    })
    .slice(0, count)
    .map((product) => product.id)
}

function discountOf(product: Product): number {
  return Math.max(...product.variants.map((variant) => 1 - variant.price / variant.originalPrice))
}

export function homeOf(products: readonly Product[], categories: readonly Category[], pictures: PictureChoice): Home {
  const pathOf = (slug: string): string => `/${categories.find((one) => one.slug === slug)?.path ?? slug}`
  const picture = (kind: PictureKind, alt: string): ContentPicture => ({
    file: pictures(kind, coloursOf(kind)[0], { text: alt })[0] ?? null,
    alt,
  })
  return {
    title: 'Vánek, vzduch, který je znát',
    perex:
      'Ventilátory a vše pro větrání. Vyberte podle čísel, která něco znamenají: kolik vzduchu, kolik hluku, kolik elektřiny.',
    page_meta: {
      slug: 'index',
      seo_title: 'Vánek – ventilátory, rekuperace a větrání',
      seo_description:
        'Koupelnové, potrubní, stropní a průmyslové ventilátory, rekuperace, potrubí a filtry. Čtrnáct prodejen, poradíme s výběrem.',
    },
    banners: dataOf('home/banners').map((row, order) => ({
      _id: row.id,
      title: row.title,
      text: row.text,
      button_text: row.button,
      url: pathOf(row.category),
      weight: 100 - order * 10,
      picture: picture(row.kind, row.alt),
      enabled: row.enabled ?? true,
      customer_group_enabled: row.groups ?? [],
      time_limited: row.season !== undefined,
      time_limit_start: row.season?.[0] ?? null,
      time_limit_end: row.season?.[1] ?? null,
    })),
    infoBoxes: dataOf('home/info-boxes'),
    sellingPoints: dataOf('home/selling-points'),
    topCategories: {
      title: 'Co potřebujete vyvětrat?',
      categoryIds: categories.filter((one) => one.parentId === null).map((one) => one.id),
      picture: picture('bathroom-fan', 'Koupelnový ventilátor'),
      virtualSlugs: ['tiche-ventilatory', 'ventilatory-s-cidlem-vlhkosti', 'ventilatory-100-mm', 'novinky', 'vyprodej'],
      links: [{ title: 'Všechny značky', link: '/znacky' }],
    },
    featured: [
      { _id: 'nejprodavanejsi', title: 'Nejprodávanější', productIds: best(products, (one) => one.popularity, 8) },
      { _id: 've-sleve', title: 'Právě ve slevě', productIds: best(products, discountOf, 8) },
      {
        _id: 'novinky',
        title: 'Novinky v nabídce',
        productIds: best(products, (one) => Date.parse(one.created) / 86_400_000, 8),
      },
    ],
  }
}
