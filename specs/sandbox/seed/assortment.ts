import { BRANDS } from './brands.ts'
import { categoryOf } from './categories.ts'
import type { TreeNode } from './categories/tree.ts'
import { categoryTree, leavesOf } from './categories/tree.ts'
import { daysSinceSeed, moveDates, SEED_DAY } from './dates.ts'
import { optionsOf } from './options.ts'
import { parameterPlace } from './parameter-groups.ts'
import { PARAMETER_KEYS, parameterId, parameterSpec, type ParameterKey, type ParameterSpec } from './parameters.ts'
import { coloursOf, pictureChoice, type PictureChoice, type PictureEntry } from './pictures.ts'
import { makeProduct, type Workshop } from './products.ts'
import { relationsOf } from './relations.ts'
import { scheduleOf } from './schedule.ts'
import { sortKey } from './sort-key.ts'
import type { Brand, Category, ParameterOption, Product } from './types.ts'

/** A parameter with its stable number and its sort key in the language of the shop. */
export interface Parameter extends ParameterSpec {
  readonly id: number
  readonly code: ParameterKey
  /** Its heading on product pages. */
  readonly group: string
  /** Its position among all parameters. */
  readonly place: number
  readonly sortKey: string
}

export interface AssortmentOptions {
  /** Number of products; by default one full round of all categories. */
  readonly products?: number
  /** The manifest of existing pictures. Without one, products have no pictures. */
  readonly pictures?: readonly PictureEntry[]
  /** The current day of the shop, `2026-11-20`: past orders are before it, restock dates after it. */
  readonly day?: string
}

/** The assortment of the shop. */
export interface Assortment {
  readonly brands: readonly Brand[]
  readonly categories: readonly Category[]
  readonly parameters: readonly Parameter[]
  readonly parameterOptions: readonly ParameterOption[]
  /** Number of products that `products()` yields. */
  readonly productCount: number
  /** Generates products lazily, so that a large catalogue is never completely in memory. */
  readonly products: () => Generator<Product>
}

/** The assortment of the shop, and products of the first round of all categories with dates relative to the seed day. */
export function assortment(options: AssortmentOptions = {}): Assortment & { readonly first: readonly Product[] } {
  const pictures = pictureChoice(options.pictures ?? [])
  const tree = categoryTree()
  const leaves = leavesOf(tree)
  const schedule = scheduleOf(leaves)
  const total = options.products ?? schedule.round
  const days = daysSinceSeed(options.day ?? SEED_DAY)
  const parameterOptions = optionsOf(leaves)
  const shop: Workshop = {
    leaves,
    options: parameterOptions,
    pictures,
    relations: relationsOf(leaves, schedule, total),
  }
  const make = (index: number): Product => {
    const { leaf, ordinal, id } = schedule.at(index)
    return makeProduct(shop, leaf, ordinal, id)
  }
  function* products(): Generator<Product> {
    for (let index = 0; index < total; index += 1) yield moveDates(make(index), days)
  }
  const first = Array.from({ length: Math.min(total, schedule.round) }, (_, index) => make(index))
  const best = bestPictures(first, tree, pictures)

  return {
    brands: BRANDS,
    categories: tree.map((node) => categoryOf(node, best(node.path))),
    parameters: PARAMETER_KEYS.map((code) => {
      const spec = parameterSpec(code)
      return {
        ...spec,
        id: parameterId(code),
        code,
        ...parameterPlace(code),
        sortKey: sortKey(spec.title),
      }
    }),
    parameterOptions: parameterOptions.list,
    productCount: total,
    products,
    first,
  }
}

/**
 * Picks the picture of a category: that of the bestselling product in it or its descendants that is of its kind and does
 * not represent another category. Public products come first, and the lowest categories pick first. A category without
 * products has a picture of its kind.
 */
function bestPictures(
  products: readonly Product[],
  tree: readonly TreeNode[],
  pictures: PictureChoice,
): (path: string) => string | null {
  const nodes = new Map(tree.map((node) => [node.id, node]))
  const sold = products
    .toSorted(
      (one, two) =>
        Number(one.visibleTo !== null) - Number(two.visibleTo !== null) ||
        two.popularity - one.popularity ||
        one.id - two.id,
    )
    .flatMap(({ categoryId, defaultVariantId, variants }) => {
      const [picture] = variants.find(({ id }) => id === defaultVariantId)?.pictures ?? []
      const node = nodes.get(categoryId)
      return picture === undefined ? [] : [{ path: `${node?.path ?? ''}/`, kind: node?.spec.kind, picture }]
    })
  const chosen = new Map<string, string>()
  const used = new Set<string>()
  for (const { path, spec } of tree.toSorted((one, two) => two.level - one.level)) {
    const own = sold.filter((one) => one.path.startsWith(`${path}/`))
    const free = own.filter((one) => !used.has(one.picture))
    const best = free.find(({ kind }) => kind === spec.kind) ?? free[0] ?? own[0]
    const picture = best?.picture ?? pictures(spec.kind, coloursOf(spec.kind)[0], { text: spec.slug })[0]
    if (picture === undefined) continue
    used.add(picture)
    chosen.set(path, picture)
  }
  return (path) => chosen.get(path) ?? null
}
