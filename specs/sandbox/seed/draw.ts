import type { LeafSpec } from './categories/spec.ts'
import { drawMerit, type Merit } from './merit.ts'
import { identityOf, type Identity } from './names.ts'
import { drawTraits, type Traits } from './parameters-of.ts'
import type { ParameterKey } from './parameters.ts'
import { drawQuality, measuresOf, type Quality } from './physics.ts'
import { drawDiscount, type Discount } from './prices.ts'
import type { Random } from './random.ts'
import { handWrittenFor } from './reviews/hand-written.ts'
import { drawSupply, type Supply } from './stock.ts'
import { drawDrafts, type Drafts } from './variants.ts'

/** Interest in parts: they sell well but must not lead the lists. */
const PART_INTEREST = 0.55
/** Minimum age of products with hand-written reviews, some of which mention years. */
const OLD_ENOUGH = 800

/** All random properties of a product, from which texts and prices are derived. */
export interface Draw {
  readonly identity: Identity
  readonly drafts: Drafts
  readonly traits: Traits
  readonly quality: Quality
  readonly discount: Discount | null
  readonly merit: Merit
  readonly supply: Supply
  /** The measured numbers of each variant, in the order of the drafts. */
  readonly measures: readonly ReadonlyMap<ParameterKey, number>[]
}

export function drawProduct(random: Random, spec: LeafSpec, leafOrder: number, ordinal: number): Draw {
  const identity = identityOf(spec, leafOrder, ordinal)
  const drafts = drawDrafts(random, spec, identity.brand)
  const traits = drawTraits(random, spec, drafts.list)
  const quality = drawQuality(random, identity.brand, traits.choices.get('motor'))
  return {
    identity,
    drafts,
    traits,
    quality,
    discount: drawDiscount(random, `${spec.slug}/${ordinal}`),
    merit: drawMerit(
      random,
      quality,
      spec.naming === 'series' ? 1 : PART_INTEREST,
      handWrittenFor(spec.slug, ordinal).length > 0 ? OLD_ENOUGH : 0,
    ),
    supply: drawSupply(random, spec.madeToOrder === true),
    measures: drafts.list.map((draft) => measuresOf(spec, draft.row, quality)),
  }
}

/** All values of each number parameter among the variants. */
export function numbersOf({ measures }: Draw): ReadonlyMap<ParameterKey, readonly number[]> {
  const numbers = new Map<ParameterKey, number[]>()
  for (const map of measures) {
    for (const [key, value] of map) {
      const list = numbers.get(key)
      if (list === undefined) numbers.set(key, [value])
      else list.push(value)
    }
  }
  return numbers
}
