import { arrivalsOf } from './arrivals.ts'
import { dayOfSeed } from './dates.ts'
import type { Axis, LeafSpec } from './categories/spec.ts'
import type { Leaf } from './categories/tree.ts'
import { COLOURS } from './colours.ts'
import { describe } from './describe.ts'
import { drawProduct, numbersOf, type Draw } from './draw.ts'
import { agree, bindShortWords, writtenNumber } from './grammar.ts'
import { specAt } from './guests.ts'
import { lineOf } from './looks/look-of.ts'
import { makeVariants } from './make-variants.ts'
import { recommendation, tagsOf } from './merit.ts'
import { productName } from './names.ts'
import type { Options } from './options.ts'
import type { ParameterKey } from './parameters.ts'
import { coloursOf, type PictureChoice } from './pictures.ts'
import { inCrowns } from './prices.ts'
import { hash32, randomOf } from './random.ts'
import type { Relations } from './relations.ts'
import { averageRating, reviewsOf } from './reviews/reviews-of.ts'
import { slugify } from './slug.ts'
import { sortKey } from './sort-key.ts'
import type { Product } from './types.ts'
import { WORDS } from './words.ts'

/** The input for products, in addition to their category. */
export interface Workshop {
  readonly leaves: readonly Leaf[]
  readonly options: Options
  readonly pictures: PictureChoice
  readonly relations: Relations
}

const sized = (axis: Axis): boolean => axis === 'size' || axis === 'size-colour'
const coloured = (axis: Axis): boolean => axis === 'colour' || axis === 'size-colour'

function axesOf(spec: LeafSpec, axis: Axis): readonly ParameterKey[] {
  const axes: ParameterKey[] = []
  if (sized(axis)) axes.push(spec.sizeParameter)
  if (coloured(axis)) axes.push('colour')
  if (axis === 'equipment') axes.push('version')
  return axes
}

function nameOf(spec: LeafSpec, draw: Draw): string {
  const { axis, list } = draw.drafts
  const [first] = list
  const length = draw.measures[0]?.get('length')
  const usualColour = coloured(axis) || first.colour === coloursOf(spec.kind)[0]
  const lengthText = length === undefined ? null : `${writtenNumber(length)} m`
  const name = productName(spec, {
    identity: draw.identity,
    size: sized(axis) ? null : first.row.label,
    extra: spec.named === 'length' ? lengthText : (draw.traits.choices.get('filterClass') ?? null),
    suffix: axis === 'equipment' ? '' : (first.equipment?.suffix ?? ''),
    colour: usualColour ? null : agree(COLOURS[first.colour].word, spec.gender),
  })
  return bindShortWords(name)
}

/** Generates one product. It depends only on its category and its index there. */
export function makeProduct(shop: Workshop, leaf: Leaf, ordinal: number, id: number): Product {
  const { node } = leaf
  const spec = specAt(leaf.spec, ordinal)
  const random = randomOf(`${spec.slug}/${ordinal}`)
  const draw = drawProduct(random, spec, shop.leaves.indexOf(leaf), ordinal)
  const { axis, list } = draw.drafts
  const name = nameOf(spec, draw)
  const numbers = numbersOf(draw)
  const text = describe(random, {
    leaf: spec,
    identity: draw.identity,
    ordinal,
    sizes: [...new Set(list.map((draft) => draft.row.label))],
    numbers,
    choices: draw.traits.choices,
    equipment: axis === 'equipment' ? null : (list[0].equipment?.sentence ?? null),
  })
  const marketingCode = `${spec.code}${id}`
  const parent = { id, name, marketingCode, line: lineOf(shop.leaves, leaf, ordinal) }
  const { shared, variants } = makeVariants(random, spec, draw, parent, shop.options, shop.pictures)
  const main = variants.find((variant) => variant.stock.length > 0) ?? variants[0]
  const crowns = inCrowns(main?.price ?? 0)
  const { merit } = draw
  const reviews = reviewsOf(spec, ordinal, id, draw)
  const rating = averageRating(reviews)

  return {
    id,
    slug: slugify(name),
    name,
    sortKey: sortKey(name),
    marketingCode,
    perex: text.perex,
    description: text.description,
    categoryId: node.id,
    brandId: draw.identity.brand.id,
    kind: spec.kind,
    gender: spec.gender,
    rating,
    reviewCount: reviews.length,
    reviews,
    popularity: merit.popularity,
    merit: recommendation({ ...merit, rating, reviewCount: reviews.length }),
    saleable: hash32(`saleable/${id}`) % 90 !== 0,
    arrivals: arrivalsOf(id, variants),
    visibleTo: spec.visibleTo ?? null,
    tags: tagsOf(
      { ageDays: merit.ageDays, rating, reviewCount: reviews.length },
      draw.quality,
      draw.discount,
      numbers.has('noise'),
    ),
    giftIds: crowns > 1500 && random.chance(0.09) ? shop.relations.gifts(leaf) : [],
    alternativeIds: shop.relations.alternatives(leaf, ordinal),
    relatedIds: shop.relations.related(leaf, ordinal),
    freeShipping: spec.oversized !== true && (crowns >= 6000 || random.chance(0.04)),
    oversized: spec.oversized === true,
    nPlusOne: crowns < 300 && random.chance(0.15) ? { name: WORDS.freePiece, buy: 3 } : null,
    created: dayOfSeed(-merit.ageDays),
    axes: axesOf(spec, axis),
    parameters: shared,
    defaultVariantId: main?.id ?? id * 10 + 1,
    permanentDiscount: (main?.originalPrice ?? 0) > (main?.price ?? 0) && hash32(`permanent/${id}`) % 3 === 0,
    variantRequired: spec.variantRequired === true && variants.length > 1,
    variants,
  }
}
