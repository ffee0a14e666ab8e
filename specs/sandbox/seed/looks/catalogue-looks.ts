import { categoryTree, leavesOf } from '../categories/tree.ts'
import { drawProduct } from '../draw.ts'
import { specAt } from '../guests.ts'
import { optionsOf } from '../options.ts'
import { variantParameters } from '../parameters-of.ts'
import { randomOf } from '../random.ts'
import { scheduleOf } from '../schedule.ts'
import { lookName, type Look } from './look.ts'
import { lineOf, lookOf } from './look-of.ts'

/** A look and its variant. */
export interface VariantLook {
  readonly categoryId: number
  readonly productId: number
  readonly variantId: number
  /** Whether it is the first variant of its product. */
  readonly first: boolean
  readonly look: Look
  /** Name of its pictures and its drawing; equal looks have equal names. */
  readonly name: string
}

/** The looks of all variants of one round of the catalogue, in product order. */
export function* catalogueLooks(): Generator<VariantLook> {
  const leaves = leavesOf(categoryTree())
  const schedule = scheduleOf(leaves)
  const options = optionsOf(leaves)
  for (let index = 0; index < schedule.round; index += 1) {
    const { leaf, ordinal, id } = schedule.at(index)
    const spec = specAt(leaf.spec, ordinal)
    const draw = drawProduct(randomOf(`${spec.slug}/${ordinal}`), spec, leaves.indexOf(leaf), ordinal)
    const { brand } = draw.identity
    const line = lineOf(leaves, leaf, ordinal)
    for (const [at, draft] of draw.drafts.list.entries()) {
      const parameters = variantParameters(spec, brand, draw.traits, draft, draw.measures[at] ?? new Map(), options)
      const look = lookOf({ kind: spec.kind, brand: brand.slug, line, colour: draft.colour, parameters })
      yield {
        categoryId: leaf.node.id,
        productId: id,
        variantId: id * 10 + at + 1,
        first: at === 0,
        look,
        name: lookName(look),
      }
    }
  }
}
