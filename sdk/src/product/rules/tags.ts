import { csProduct } from '../../i18n/cs-product.ts'
import type { DerivedTagMessages } from '../../i18n/messages.ts'

/** What is needed of a product or a box to derive its tags. */
export interface Taggable {
  readonly discounts: readonly { readonly isNPlusOne: boolean; readonly active: boolean; readonly name: string }[]
  readonly visibility: { readonly saleable: boolean }
  readonly gifts: readonly { readonly availability: { readonly isAvailable: boolean } }[]
  readonly freeShippers: readonly number[]
  readonly permanentDiscount?: boolean
  /** Too large for parcels; its delivery is never free by price. */
  readonly oversized?: boolean
  readonly prices: { readonly unitWithTax: number }
}

/** Whether one piece is delivered for free: by its shippers, or by its price if it fits into a parcel (B3.19, C9.17). */
export const isDeliveredFree = (
  { freeShippers, oversized = false, prices }: Pick<Taggable, 'freeShippers' | 'oversized' | 'prices'>,
  from: number | null,
): boolean => freeShippers.length > 0 || (!oversized && from !== null && prices.unitWithTax >= from)

/** A tag that no editor wrote: it follows from the product. */
export interface DerivedTag {
  readonly code: 'n_plus_one' | 'permanent_discount' | 'not_saleable' | 'gift' | 'free_shipping'
  readonly text: string
}

export interface DerivedTagOptions {
  /** From which price with VAT delivery is free, where `show_free_delivery_tag_by_price` is on; null where it is off. */
  readonly freeDeliveryFrom?: number | null
  /** Words for the tags; Czech unless told. */
  readonly messages?: DerivedTagMessages
}

/**
 * The tags that follow from a product: an active N plus one discount, under its own name (B3.16), a discount that stays
 * (B3.08), not for sale (B3.17), a
 * gift that can be had (B3.18), free delivery by shippers or by price (B3.19).
 */
export function derivedTags(
  product: Taggable,
  { freeDeliveryFrom = null, messages = csProduct }: DerivedTagOptions = {},
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
    ...(isDeliveredFree(product, freeDeliveryFrom)
      ? [{ code: 'free_shipping', text: messages.tag_free_shipping } as const]
      : []),
  ]
}
