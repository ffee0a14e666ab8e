import type { Gender } from './grammar.ts'
import type { ParameterKey } from './parameters.ts'
import type { Colour, PictureKind } from './pictures.ts'

/** Money in whole haléře, or cents in the Slovak shop, including VAT. */
export type Haler = number

export interface Brand {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** Prefix of the brand's catalogue codes, three letters. */
  readonly code: string
  /** Description of the brand, one or two sentences. */
  readonly text: string
  /** Names of its product lines. */
  readonly series: readonly string[]
  readonly style: {
    readonly colours: readonly Colour[]
    /** 1 is the average price level. */
    readonly priceLevel: number
    /** From 0 to 1: how quiet, powerful and economical its products tend to be. */
    readonly quiet: number
    readonly power: number
    readonly thrift: number
  }
}

/** One of the four gauges of product cards and pages, with one scale for the category. */
export interface Gauge {
  readonly parameter: ParameterKey
  readonly min: number
  readonly max: number
}

export interface CategoryParameter {
  readonly parameter: ParameterKey
  readonly important: boolean
  readonly closed: boolean
}

export interface Category {
  readonly id: number
  readonly parentId: number | null
  /** Key in the seed, the same in every market; the public path is `path`. */
  readonly slug: string
  /** The path in the shop, without a leading slash: `potrubi-a-tvarovky/tvarovky/kolena`. */
  readonly path: string
  readonly title: string
  /** All titles from the root, joined by " > ". */
  readonly fullTitle: string
  readonly sortKey: string
  readonly level: number
  readonly leaf: boolean
  readonly weight: number
  /** Plain paragraphs above the products, and one below them. */
  readonly description: readonly string[]
  readonly textBelow: string | null
  /** More paragraphs below them. */
  readonly content: readonly string[]
  readonly kind: PictureKind
  /** File name of a product picture; null if there is none of its kind. */
  readonly picture: string | null
  readonly parameters: readonly CategoryParameter[]
  readonly gauges: readonly Gauge[]
  readonly questions: readonly { readonly title: string; readonly content: string }[]
  /** Code of the only customer group that may see it; null = public. */
  readonly visibleTo: string | null
}

export type ParameterValue =
  | { readonly parameter: ParameterKey; readonly number: number }
  | { readonly parameter: ParameterKey; readonly flag: boolean }
  /** A value of an enum or colour parameter, by its id in `parameterValues`. */
  | { readonly parameter: ParameterKey; readonly valueId: number; readonly title: string }

/** One choice of an enum or colour parameter. */
export interface ParameterOption {
  readonly id: number
  readonly parameter: ParameterKey
  readonly title: string
  readonly sortKey: string
  /** Colours only. */
  readonly hex: string | null
  /** Values of the brand parameter only. */
  readonly brandId: number | null
}

export interface Tag {
  readonly code: 'new' | 'sale' | 'tip' | 'quiet'
  readonly text: string
  /** CSS colour of the label. */
  readonly color: string
}

export interface StockLevel {
  readonly warehouseId: number
  readonly amount: number
}

export interface Variant {
  readonly id: number
  readonly productId: number
  readonly position: number
  readonly catalogCode: string
  readonly marketingCode: string
  readonly ean: string
  /** The difference from its siblings ("125 mm, bílý"); empty for a single variant. */
  readonly name: string
  readonly fullname: string
  readonly colour: Colour
  /** File names, the main one first. */
  readonly pictures: readonly string[]
  /** Name of its look, drawing and 3D model; null if its pictures show a sibling. */
  readonly look: string | null
  readonly unit: 'ks' | 'm' | 'bal'
  readonly price: Haler
  /** Unit prices by minimum amount, lowest amount first. */
  readonly quantityPrices: readonly { readonly amount: number; readonly price: Haler }[]
  /** Price of one piece in credits; null if it cannot be bought with credits. */
  readonly creditsPrice: number | null
  /** Price before the discount; equal to `price` without a discount. */
  readonly originalPrice: Haler
  /** Lowest price of the 30 days before the discount; null without a discount. */
  readonly lowestPrice30: Haler | null
  readonly amountMin: number
  readonly amountMax: number
  /** Decimal places and step of amounts. */
  readonly amountDecimals: number
  readonly amountStep: number
  /** Working days in addition to the shipper's time. */
  readonly delayDays: number
  /** False for goods made or procured to order, which can be sold without stock. */
  readonly checkStock: boolean
  readonly stock: readonly StockLevel[]
  /** Parameters that the variants of its product do not share; shared ones are on the product. */
  readonly parameters: readonly ParameterValue[]
}

export interface Product {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly sortKey: string
  readonly marketingCode: string
  readonly perex: string
  /** Paragraphs of plain text. */
  readonly description: readonly string[]
  readonly categoryId: number
  readonly brandId: number
  readonly kind: PictureKind
  readonly gender: Gender
  /** 0 to 100, 20 points per star; 0 without ratings. */
  readonly rating: number
  readonly reviewCount: number
  /** All reviews, newest first; `rating` is their average. */
  readonly reviews: readonly Review[]
  readonly tags: readonly Tag[]
  /** Product ids of gifts, alternatives and accessories. */
  readonly giftIds: readonly number[]
  readonly alternativeIds: readonly number[]
  readonly relatedIds: readonly number[]
  readonly freeShipping: boolean
  /** Too large for a courier. */
  readonly oversized: boolean
  /** Discount of the form "3 + 1" on small parts; null if there is none. */
  readonly nPlusOne: { readonly name: string; readonly buy: number } | null
  readonly created: string
  /** Parameters by which a shopper chooses a variant. */
  readonly axes: readonly ParameterKey[]
  /** Parameters shared by all its variants. */
  readonly parameters: readonly ParameterValue[]
  readonly defaultVariantId: number
  /** Whether its discount has no end date. */
  readonly permanentDiscount: boolean
  /** Whether the shopper must choose a variant explicitly. */
  readonly variantRequired: boolean
  readonly variants: readonly Variant[]
  /** Sort value of bestsellers; higher sells more. */
  readonly popularity: number
  /** Sort value of recommendations; higher is better. */
  readonly merit: number
  /** False for goods that can be viewed but not bought. */
  readonly saleable: boolean
  /** Restock dates of sold out goods, earliest first. */
  readonly arrivals: readonly { readonly date: string; readonly amount: number }[]
  readonly visibleTo: string | null
}

export interface Review {
  readonly id: number
  readonly productId: number
  readonly author: string
  /** 20 points per star. */
  readonly rating: number
  /** Date and time in UTC, before the seed day. */
  readonly created: string
  /** null for a rating without text. */
  readonly text: string | null
  readonly pros: string | null
  readonly cons: string | null
  /** Whether the purchase is verified. */
  readonly verified: boolean
}
