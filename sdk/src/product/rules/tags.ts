import type { DerivedTagMessages } from '../../i18n/messages.ts'

/** The fields that {@link derivedTags} needs; a `Product` and a `ProductBox` have all of them. */
export interface DerivedTagInput {
  /** Discounts of the product; only those of the kind N plus one give a tag. */
  readonly discounts: readonly {
    /** Whether a piece is free when several are bought. */
    readonly isNPlusOne: boolean
    /** Whether the discount is valid now. */
    readonly active: boolean
    /** Text of the tag, like `3 + 1 free`; when empty, the text comes from the messages. */
    readonly name: string
  }[]
  /** Where and how the product is shown. */
  readonly visibility: {
    /** Whether the product is for sale. */
    readonly saleable: boolean
  }
  /** Gifts that come with the product. */
  readonly gifts: readonly {
    /** Availability of the gift. */
    readonly availability: {
      /** Whether the gift is available now; only then there is a tag. */
      readonly isAvailable: boolean
    }
  }[]
  /** Ids of shippers that deliver the product for free; empty if there are none. */
  readonly freeShippers: readonly number[]
  /** Whether the lower price has no end date. */
  readonly permanentDiscount?: boolean
  /** Too large for parcels; its delivery is never free by price. */
  readonly oversized?: boolean
  /** Prices of the product. */
  readonly prices: {
    /** Price of one piece with tax, in the active currency. */
    readonly unitWithTax: number
  }
}

/**
 * Whether one piece is delivered for free: by its shippers, or by its price if it fits into a parcel.
 *
 * @param product - Prices, size and free shippers of the product.
 * @param from - Price with VAT from which delivery is free, in the currency of the product; null if it never is.
 */
export const hasFreeDelivery = (
  { freeShippers, oversized = false, prices }: Pick<DerivedTagInput, 'freeShippers' | 'oversized' | 'prices'>,
  from: number | null,
): boolean => freeShippers.length > 0 || (!oversized && from !== null && prices.unitWithTax >= from)

/** A tag that is computed from the data of a product instead of written by an editor. */
export interface DerivedTag {
  /** Kind of the tag, the same in all languages; at most one tag of each kind. */
  readonly code: 'n_plus_one' | 'permanent_discount' | 'not_saleable' | 'gift' | 'free_shipping'
  /** Text to show: the name of the discount for `n_plus_one`, else from the messages. */
  readonly text: string
}

/** Options of {@link derivedTags}. */
export interface DerivedTagOptions {
  /** Price with VAT from which delivery is free, if `show_free_delivery_tag_by_price` is on; otherwise null. */
  readonly freeDeliveryFrom?: number | null
  /** Words for the tags, of `@vanek/sdk/i18n`. */
  readonly messages: DerivedTagMessages
}

/**
 * The tags that follow from a product: an active N plus one discount under its own name, a permanent discount, not for
 * sale, an available gift, and free delivery.
 *
 * @param product - The product.
 * @param options - Messages of the language, and the price with VAT from which delivery is free (never by default).
 */
export function derivedTags(
  product: DerivedTagInput,
  { freeDeliveryFrom = null, messages }: DerivedTagOptions,
): readonly DerivedTag[] {
  const { discounts, visibility, gifts, permanentDiscount } = product
  const nPlusOne = discounts.find(({ isNPlusOne, active }) => isNPlusOne && active)
  return [
    ...(nPlusOne ? [{ code: 'n_plus_one', text: nPlusOne.name || messages.tag_n_plus_one } as const] : []),
    ...(permanentDiscount ? [{ code: 'permanent_discount', text: messages.tag_permanent_discount } as const] : []),
    ...(visibility.saleable ? [] : [{ code: 'not_saleable', text: messages.tag_not_saleable } as const]),
    ...(gifts.some(({ availability }) => availability.isAvailable)
      ? [{ code: 'gift', text: messages.tag_gift } as const]
      : []),
    ...(hasFreeDelivery(product, freeDeliveryFrom)
      ? [{ code: 'free_shipping', text: messages.tag_free_shipping } as const]
      : []),
  ]
}
