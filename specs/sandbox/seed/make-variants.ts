import { BRANCHES, CENTRAL_WAREHOUSE } from './branches.ts'
import type { LeafSpec } from './categories/spec.ts'
import type { Draw } from './draw.ts'
import { bindShortWords } from './grammar.ts'
import { eanOf } from './ean.ts'
import type { Options } from './options.ts'
import { lookName } from './looks/look.ts'
import { lookOf } from './looks/look-of.ts'
import { partParameters, variantParameters } from './parameters-of.ts'
import { priceOf } from './physics.ts'
import type { Colour, PictureChoice } from './pictures.ts'
import { creditsPrice, homePrice, quantityPrices, variantPrices } from './prices.ts'
import type { Random } from './random.ts'
import { drawStock } from './stock.ts'
import type { ParameterValue, Variant } from './types.ts'
import { variantCode, variantName } from './variants.ts'

export interface Parent {
  readonly id: number
  readonly name: string
  readonly marketingCode: string
  /** Product line of the brand. */
  readonly line: number
}

/** Maximum amount per order, by price in crowns. */
function amountMax(crowns: number): number {
  if (crowns > 20_000) return 5
  return crowns > 3000 ? 20 : 99
}

/** Hoses are sold by half metres or by tenths, from rolls with arbitrary remainders. */
function measured(
  productId: number,
): Pick<Variant, 'amountMin' | 'amountMax' | 'amountDecimals' | 'amountStep' | 'delayDays' | 'checkStock' | 'stock'> {
  const byHalves = productId % 2 === 0
  return {
    ...{ amountMin: byHalves ? 0.5 : 1, amountMax: 50, amountDecimals: 1, amountStep: byHalves ? 0.5 : 0.1 },
    ...{ delayDays: 0, checkStock: true },
    stock: [
      { warehouseId: CENTRAL_WAREHOUSE.id, amount: 137.7 },
      ...BRANCHES.slice(0, 1).map(({ warehouseId }) => ({ warehouseId, amount: 12.4 })),
    ],
  }
}

/** The variants of a product and their shared parameters. */
export function makeVariants(
  random: Random,
  spec: LeafSpec,
  draw: Draw,
  parent: Parent,
  options: Options,
  pictures: PictureChoice,
): { readonly shared: readonly ParameterValue[]; readonly variants: readonly Variant[] } {
  const { axis, list } = draw.drafts
  const { brand } = draw.identity
  const all = list.map((draft, at) =>
    variantParameters(spec, brand, draw.traits, draft, draw.measures[at] ?? new Map(), options),
  )
  const parted = partParameters(all)
  const lookAt = (at: number, colour: Colour): string =>
    lookName(lookOf({ kind: spec.kind, brand: brand.slug, line: parent.line, colour, parameters: all[at] ?? [] }))
  /** The look of a variant, followed by those of its colour: a size without a picture uses that of another size. */
  const looksOf = (own: number): readonly string[] => {
    const colour = list[own]?.colour
    const others = list.flatMap((draft, at) => (draft.colour === colour && at !== own ? [at] : []))
    return colour === undefined ? [] : [own, ...others].map((at) => lookAt(at, colour))
  }
  const variants = list.map((draft, at): Variant => {
    const id = parent.id * 10 + at + 1
    const name = bindShortWords(variantName(spec, axis, draft))
    const crowns = priceOf(draft.row, draw.quality, brand) + (draft.equipment?.surcharge ?? 0)
    const prices = variantPrices(homePrice(crowns, parent.id), draw.discount)
    const shown = pictures(spec.kind, draft.colour, { looks: () => looksOf(at) })
    return {
      id,
      productId: parent.id,
      position: at,
      catalogCode: `${brand.code}-${parent.marketingCode}-${variantCode(draft, axis)}`,
      marketingCode: list.length === 1 ? parent.marketingCode : `${parent.marketingCode}/${at + 1}`,
      ean: eanOf(id),
      name,
      fullname: name === '' ? parent.name : `${parent.name}, ${name}`,
      colour: draft.colour,
      pictures: shown,
      look: ownLook(shown, () => lookAt(at, draft.colour)),
      unit: spec.unit ?? 'ks',
      ...prices,
      quantityPrices: quantityPrices(parent.id, prices.price),
      creditsPrice: spec.unit === 'm' ? null : creditsPrice(parent.id, prices.price),
      // some clamps are sold in pairs
      amountMin: spec.kind === 'clamp' && parent.id % 3 === 0 ? 2 : 1,
      amountMax: amountMax(crowns),
      amountDecimals: 0,
      amountStep: 1,
      ...drawStock(random, draw.supply, crowns),
      ...(spec.unit === 'm' && measured(parent.id)),
      parameters: parted.own[at] ?? [],
    }
  })
  return { shared: parted.shared, variants }
}

/** The displayed look, if it belongs to the variant itself. */
function ownLook([main = '']: readonly string[], own: () => string): string | null {
  const shown = main.replace(/-[a-c]\.\w+$/, '')
  return shown !== main && shown === own() ? shown : null
}
