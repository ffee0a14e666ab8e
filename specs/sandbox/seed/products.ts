import type { Leaf } from './categories/tree.ts'
import { COLOURS } from './colours.ts'
import { describe } from './describe.ts'
import { eanOf } from './ean.ts'
import { agree } from './grammar.ts'
import { daysBefore, drawMerit, tagsOf } from './merit.ts'
import { identityOf, productName } from './names.ts'
import type { Options } from './options.ts'
import { drawTraits, partParameters, variantParameters } from './parameters-of.ts'
import type { ParameterKey } from './parameters.ts'
import { drawQuality, measuresOf, priceOf } from './physics.ts'
import { coloursOf, type PictureChoice } from './pictures.ts'
import { drawDiscount, variantPrices } from './prices.ts'
import { randomOf } from './random.ts'
import type { Relations } from './relations.ts'
import { slugify } from './slug.ts'
import { czechSortKey } from './sort-key.ts'
import { drawStock, drawSupply } from './stock.ts'
import type { Product, Variant } from './types.ts'
import { drawDrafts, variantCode, variantName, type Draft, type Drafts } from './variants.ts'

export interface Workshop {
  readonly leaves: readonly Leaf[]
  readonly options: Options
  readonly pictures: PictureChoice
  readonly relations: Relations
}

const AXIS_PARAMETERS = {
  none: [],
  size: ['size'],
  colour: ['colour'],
  equipment: ['version'],
  'size-colour': ['size', 'colour'],
} as const

function sharedColour(leaf: Leaf, { axis, list: [first] }: Drafts): string | null {
  const varies = axis === 'colour' || axis === 'size-colour'
  if (varies || first.colour === coloursOf(leaf.spec.kind)[0]) return null
  return agree(COLOURS[first.colour].word, leaf.spec.gender)
}

/** Makes one product. It depends on nothing but its category and its place there. */
export function makeProduct(shop: Workshop, leaf: Leaf, ordinal: number, id: number): Product {
  const { spec } = leaf
  const random = randomOf(`${spec.slug}/${ordinal}`)
  const identity = identityOf(spec, shop.leaves.indexOf(leaf), ordinal)
  const { brand } = identity
  const drafts = drawDrafts(random, spec, brand)
  const [first] = drafts.list
  const traits = drawTraits(random, spec, drafts.list)
  const quality = drawQuality(random, brand, traits.choices.get('motor'))
  const discount = drawDiscount(random)
  const merit = drawMerit(random, quality)
  const supply = drawSupply(random, spec.madeToOrder === true)
  const sized = drafts.axis === 'size' || drafts.axis === 'size-colour'
  const measures = drafts.list.map((draft) => measuresOf(spec, draft.row, quality))
  const numbers = new Map<ParameterKey, number[]>()
  for (const map of measures) for (const [key, value] of map) numbers.set(key, [...(numbers.get(key) ?? []), value])

  const length = measures[0]?.get('length')
  const name = productName(spec, {
    identity,
    size: sized ? null : first.row.label,
    extra:
      spec.named === 'length' && length !== undefined
        ? `${String(length).replace('.', ',')} m`
        : (traits.choices.get('filterClass') ?? null),
    suffix: drafts.axis === 'equipment' ? '' : (first.equipment?.suffix ?? ''),
    colour: sharedColour(leaf, drafts),
  })
  const text = describe(random, {
    leaf: spec,
    identity,
    sizes: [...new Set(drafts.list.map((draft) => draft.row.label))],
    numbers,
    choices: traits.choices,
    equipment: drafts.axis === 'equipment' ? null : (first.equipment?.sentence ?? null),
  })
  const parted = partParameters(
    drafts.list.map((draft, at) =>
      variantParameters(spec, brand, traits, draft, measures[at] ?? new Map(), shop.options),
    ),
  )
  const marketingCode = `${spec.code}${id}`
  const unit = spec.unit ?? 'ks'

  const variants = drafts.list.map((draft: Draft, at): Variant => {
    const crowns = priceOf(draft.row, quality, brand) + (draft.equipment?.surcharge ?? 0)
    const supplied = drawStock(random, supply, crowns)
    const ownName = variantName(spec, drafts.axis, draft)
    const variantId = id * 10 + at + 1
    return {
      id: variantId,
      productId: id,
      position: at,
      catalogCode: `${brand.code}-${marketingCode}-${variantCode(draft, drafts.axis)}`,
      marketingCode: drafts.list.length === 1 ? marketingCode : `${marketingCode}/${at + 1}`,
      ean: eanOf(variantId),
      name: ownName,
      fullname: ownName === '' ? name : `${name}, ${ownName}`,
      colour: draft.colour,
      pictures: shop.pictures(spec.kind, draft.colour),
      unit,
      ...variantPrices(crowns, discount),
      amountMin: spec.kind === 'clamp' && ordinal % 3 === 0 ? 2 : 1,
      amountMax: crowns > 20_000 ? 5 : crowns > 3000 ? 20 : 99,
      ...supplied,
      parameters: parted.own[at] ?? [],
    }
  })
  const main = variants.find((variant) => variant.stock.length > 0) ?? variants[0]
  const crowns = (main?.price ?? 0) / 100

  return {
    id,
    slug: slugify(name),
    name,
    sortKey: czechSortKey(name),
    marketingCode,
    perex: text.perex,
    description: text.description,
    categoryId: leaf.node.id,
    brandId: brand.id,
    kind: spec.kind,
    gender: spec.gender,
    rating: merit.rating,
    reviewCount: merit.reviewCount,
    popularity: merit.popularity,
    tags: tagsOf(merit, quality, discount, numbers.has('noise')),
    giftIds: crowns > 1500 && random.chance(0.09) ? shop.relations.gifts(leaf) : [],
    alternativeIds: shop.relations.alternatives(leaf, ordinal),
    relatedIds: shop.relations.related(leaf, ordinal),
    freeShipping: spec.oversized !== true && (crowns >= 6000 || random.chance(0.04)),
    nPlusOne: crowns < 300 && random.chance(0.15) ? { name: '3 + 1 zdarma', buy: 3 } : null,
    created: daysBefore(merit.ageDays),
    axes: AXIS_PARAMETERS[drafts.axis].map((axis) => (axis === 'size' ? spec.sizeParameter : axis)),
    parameters: parted.shared,
    defaultVariantId: main?.id ?? id * 10 + 1,
    variants,
  }
}
