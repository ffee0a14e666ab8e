import { coloursOf, type PictureChoice, type PictureKind } from '../pictures.ts'
import type { Category, Product } from '../types.ts'
import { categoryIdOf } from './category-paths.ts'
import type { ContentPicture } from './types.ts'

/** What pages and terms show of the shop; they call categories by their keys. */
export interface Sources {
  readonly ids: (...keys: readonly string[]) => readonly number[]
  readonly category: (key: string) => Category
  /** Ids of the best sold products of a category and those below it that everybody may see. */
  readonly best: (key: string, count: number) => readonly number[]
  readonly picture: (kind: PictureKind, alt: string, view?: number) => ContentPicture
}

/** @throws RangeError in all of them for a category that does not exist */
export function sourcesOf(
  products: readonly Product[],
  categories: readonly Category[],
  pictures: PictureChoice,
): Sources {
  const byId = new Map(categories.map((one) => [one.id, one]))
  const category = (key: string): Category => {
    const found = byId.get(categoryIdOf(key))
    if (found === undefined) throw new RangeError(`No category ${key}.`)
    return found
  }
  const sold = products
    .filter(({ visibleTo, variants }) => visibleTo === null && variants.some(({ stock }) => stock.length > 0))
    .sort((one, two) => two.popularity - one.popularity || one.id - two.id)
  return {
    ids: (...keys) => keys.map(categoryIdOf),
    category,
    best: (key, count) => {
      const { path } = category(key)
      const isWithin = (id: number): boolean => `${byId.get(id)?.path ?? ''}/`.startsWith(`${path}/`)
      return sold
        .filter(({ categoryId }) => isWithin(categoryId))
        .slice(0, count)
        .map(({ id }) => id)
    },
    picture: (kind, alt, view = 0) => {
      const files = pictures(kind, coloursOf(kind)[0], { text: alt })
      return { file: files[view] ?? files[0] ?? null, alt }
    },
  }
}
