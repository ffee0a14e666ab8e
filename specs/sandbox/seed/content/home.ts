import { inMarket } from '../../src/market.ts'
import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import type { Category, Product } from '../types.ts'
import { screen } from './addresses.ts'
import { categoryPathOf } from './category-paths.ts'
import { home as cs } from './texts/home.cs.ts'
import { home as sk } from './texts/home.sk.ts'
import { virtualText } from './virtual-texts.ts'
import type { ContentPicture, FeaturedList, InfoBox, PageMeta, SellingPoint, WideBanner } from './types.ts'
import { ownData } from './own-data.ts'

const texts = inMarket({ cs, sk })

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

/** Keys of virtual categories. */
const ON_TOP = ['tiche-ventilatory', 'ventilatory-s-cidlem-vlhkosti', 'ventilatory-100-mm', 'novinky', 'vyprodej']

export function homeOf(products: readonly Product[], categories: readonly Category[], pictures: PictureChoice): Home {
  const picture = (kind: PictureKind, alt: string, look?: string): ContentPicture => ({
    file: pictures(kind, coloursOf(kind)[0], look === undefined ? { text: alt } : { looks: () => [look] })[0] ?? null,
    alt,
  })
  return {
    title: texts.title,
    perex: texts.perex,
    page_meta: {
      slug: 'index',
      seo_title: texts.seoTitle,
      seo_description: texts.seoDescription,
    },
    banners: ownData('home/banners').map((row, order) => ({
      _id: row.id,
      title: row.title,
      text: row.text,
      button_text: row.button,
      url: `/${categoryPathOf(row.category)}`,
      weight: 100 - order * 10,
      picture: picture(row.kind, row.alt, row.look),
      enabled: row.enabled ?? true,
      customer_group_enabled: row.groups ?? [],
      time_limited: row.season !== undefined,
      time_limit_start: row.season?.[0] ?? null,
      time_limit_end: row.season?.[1] ?? null,
    })),
    infoBoxes: ownData('home/info-boxes'),
    sellingPoints: ownData('home/selling-points'),
    topCategories: {
      title: texts.topCategories,
      categoryIds: categories.filter((one) => one.parentId === null).map((one) => one.id),
      picture: picture('bathroom-fan', texts.bathroomFan),
      virtualSlugs: ON_TOP.map((key) => virtualText(key).slug),
      links: [{ title: texts.allBrands, link: screen('brands') }],
    },
    featured: [
      { _id: 'nejprodavanejsi', title: texts.bestsellers, productIds: best(products, (one) => one.popularity, 8) },
      { _id: 've-sleve', title: texts.discounted, productIds: best(products, discountOf, 8) },
      {
        _id: 'novinky',
        title: texts.news,
        productIds: best(products, (one) => Date.parse(one.created) / 86_400_000, 8),
      },
    ],
  }
}
