import type { Gender } from './grammar.ts'
import type { ParameterKey } from './parameters.ts'
import type { Colour, PictureKind } from './pictures.ts'

/** Money in whole haléře, or cents where the shop sells for euros, VAT included. */
export type Haler = number

export interface Brand {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** Three letters that begin the brand's catalogue codes. */
  readonly code: string
  /** What the brand says of itself, one or two sentences. */
  readonly text: string
  /** Names of its product lines. */
  readonly series: readonly string[]
  readonly style: {
    readonly colours: readonly Colour[]
    /** 1 is the usual price of the market. */
    readonly priceLevel: number
    /** From 0 to 1: how quiet, how strong and how thrifty its products tend to be. */
    readonly quiet: number
    readonly power: number
    readonly thrift: number
  }
}

/** One of the four numbers that a card and a product page draw, on one scale for the whole category. */
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
  /** By which the seed knows it, the same in every market; its address is `path`. */
  readonly slug: string
  /** The address in the shop, from the root, without a leading slash: `potrubi-a-tvarovky/tvarovky/kolena`. */
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
  /** File name of a product picture, or null while none of its kind exists. */
  readonly picture: string | null
  readonly parameters: readonly CategoryParameter[]
  readonly gauges: readonly Gauge[]
  readonly questions: readonly { readonly title: string; readonly content: string }[]
  /** Code of the only customer group that sees it; null = everybody. */
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
  /** What differs from its siblings ("125 mm, bílý"); empty for an only variant. */
  readonly name: string
  readonly fullname: string
  readonly colour: Colour
  /** File names, the main one first. */
  readonly pictures: readonly string[]
  /** Name of its look, if its pictures show it and not that of a sibling: its drawing and its model have that name, too. */
  readonly look: string | null
  readonly unit: 'ks' | 'm' | 'bal'
  readonly price: Haler
  /** Prices of one piece from an amount on, the least amount first. */
  readonly quantityPrices: readonly { readonly amount: number; readonly price: Haler }[]
  /** Credits that one piece costs; null when it cannot be bought for them. */
  readonly creditsPrice: number | null
  /** Price before the discount; equal to `price` when there is none. */
  readonly originalPrice: Haler
  /** Lowest price of the 30 days before the discount; null when there is no discount. */
  readonly lowestPrice30: Haler | null
  readonly amountMin: number
  readonly amountMax: number
  /** Decimal places of an amount, and what amounts are whole multiples of. */
  readonly amountDecimals: number
  readonly amountStep: number
  /** Working days on top of the shipper's own time. */
  readonly delayDays: number
  /** False for goods made or brought to order: they sell even with no stock. */
  readonly checkStock: boolean
  readonly stock: readonly StockLevel[]
  /** Parameters that not all variants of its product share; the shared ones are on the product. */
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
  /** 0 to 100, 20 points a star; 0 while nobody has rated. */
  readonly rating: number
  readonly reviewCount: number
  /** All of them, the youngest first; `rating` is their average. */
  readonly reviews: readonly Review[]
  readonly tags: readonly Tag[]
  /** Product ids of gifts, of goods to choose instead, and of goods that go with it. */
  readonly giftIds: readonly number[]
  readonly alternativeIds: readonly number[]
  readonly relatedIds: readonly number[]
  readonly freeShipping: boolean
  /** Too big for a courier. */
  readonly oversized: boolean
  /** "3 + 1" style discount on small parts; null when there is none. */
  readonly nPlusOne: { readonly name: string; readonly buy: number } | null
  readonly created: string
  /** Parameters by which a shopper chooses a variant. */
  readonly axes: readonly ParameterKey[]
  /** Parameters that all its variants share. */
  readonly parameters: readonly ParameterValue[]
  readonly defaultVariantId: number
  /** Whether its discount has no end. */
  readonly permanentDiscount: boolean
  /** Whether nobody but the shopper can choose among its variants. */
  readonly variantRequired: boolean
  readonly variants: readonly Variant[]
  /** Sorts "most sold first"; higher sells more. */
  readonly popularity: number
  /** Sorts what to recommend; higher is better. */
  readonly merit: number
  /** False for goods that can be looked at but not bought. */
  readonly saleable: boolean
  /** When what is sold out comes to the store again, the soonest first. */
  readonly arrivals: readonly { readonly date: string; readonly amount: number }[]
  readonly visibleTo: string | null
}

export interface Review {
  readonly id: number
  readonly productId: number
  readonly author: string
  /** 20 points a star. */
  readonly rating: number
  /** Date and time in UTC, before the seed day. */
  readonly created: string
  /** null where only stars were given. */
  readonly text: string | null
  readonly pros: string | null
  readonly cons: string | null
  /** Whether the author bought the product here. */
  readonly verified: boolean
}
