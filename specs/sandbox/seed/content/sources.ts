import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import type { Category, Product } from '../types.ts'
import { categoryIdOf } from './category-paths.ts'
import type { ContentPicture } from './types.ts'

/** Shop data for pages and terms, which reference categories by slug. */
export interface Sources {
  readonly ids: (...slugs: readonly string[]) => readonly number[]
  readonly category: (slug: string) => Category
  /** Ids of the bestselling public products of a category and its descendants. */
  readonly best: (slug: string, count: number) => readonly number[]
  /** Ids of the bestselling public products with a parameter, first those of a category. */
  readonly having: (parameter: string, slug: string | undefined, count: number) => readonly number[]
  readonly picture: (kind: PictureKind, alt: string, view?: number) => ContentPicture
}

/** @throws RangeError in all functions for a category that does not exist */
export function sourcesOf(
  products: readonly Product[],
  categories: readonly Category[],
  pictures: PictureChoice,
): Sources {
  const byId = new Map(categories.map((one) => [one.id, one]))
  const category = (slug: string): Category => {
    const found = byId.get(categoryIdOf(slug))
    if (found === undefined) throw new RangeError(`No category ${slug}.`)
    return found
  }
  const sold = products
    .filter(({ visibleTo, variants }) => visibleTo === null && variants.some(({ stock }) => stock.length > 0))
    .sort((one, two) => two.popularity - one.popularity || one.id - two.id)
  const within = (slug: string): readonly Product[] => {
    const { path } = category(slug)
    return sold.filter(({ categoryId }) => `${byId.get(categoryId)?.path ?? ''}/`.startsWith(`${path}/`))
  }
  return {
    ids: (...slugs) => slugs.map(categoryIdOf),
    category,
    best: (slug, count) =>
      within(slug)
        .slice(0, count)
        .map(({ id }) => id),
    having: (parameter, slug, count) => {
      const has = ({ parameters, variants }: Product): boolean =>
        [parameters, ...variants.map((one) => one.parameters)].some((values) =>
          values.some((value) => value.parameter === parameter),
        )
      const first = slug === undefined ? [] : within(slug)
      const ids = [...first, ...sold].filter(has).map(({ id }) => id)
      return [...new Set(ids)].slice(0, count)
    },
    picture: (kind, alt, view = 0) => {
      const files = pictures(kind, coloursOf(kind)[0], { text: alt })
      return { file: files[view] ?? files[0] ?? null, alt }
    },
  }
}
