import { canBeOrdered, isMadeToOrder } from '../../product/rules/stock.ts'
import type { Image, Product, Variant } from '../../product/types.ts'

/** A price of delivery in a feed. */
export interface FeedDelivery {
  /** Name of the carrier, as the service that reads the feed calls it. */
  readonly id: string
  /** With tax; 0 if it is free. */
  readonly price: number
}

/** One variant that can be bought, independent of a feed format. */
export interface FeedItem {
  /** Catalogue code, or the id if the code has more than letters, digits, hyphens and underscores; unique in the shop. */
  readonly id: string
  /** The same for all variants of a product; absent if there is only one. */
  readonly groupId?: string
  /** With the text that distinguishes it from its siblings. */
  readonly name: string
  /** Plain text. */
  readonly description: string
  /** Absolute. */
  readonly url: string
  /** Absolute; the main picture first. */
  readonly images: readonly string[]
  /** With tax. */
  readonly price: number
  /** Price with tax before a discount; absent without one. */
  readonly priceBefore?: number
  /** Currency as an ISO 4217 code. */
  readonly currencyCode: string
  /** EAN barcode; null if it has none. */
  readonly ean: string | null
  /** Code of the manufacturer. */
  readonly productNumber: string
  /** Title of the brand; null if it has none. */
  readonly brand: string | null
  /** Titles of its categories, from the top down. */
  readonly categories: readonly string[]
  /** Distinguishing parameters of the variant, and important numbers, with units. */
  readonly parameters: readonly { readonly code: string; readonly name: string; readonly value: string }[]
  /** Days until it is handed over to a carrier; 0 if it is in stock. */
  readonly handlingDays: number
  /** Whether it is made when it is ordered. */
  readonly madeToOrder: boolean
  /** Carriers with their prices; empty if none are compared. */
  readonly deliveries: readonly FeedDelivery[]
}

/** URLs, prices and formats of a shop, for {@link toFeedItems}. */
export interface FeedItemOptions {
  /** Absolute address of the page with this variant chosen. */
  readonly variantUrl: (product: Product, variant: Variant) => string
  /** Absolute address of a picture. */
  readonly imageUrl: (image: Image) => string
  /** Carriers and their prices for a variant. Defaults to none. */
  readonly deliveries?: (product: Product, variant: Variant) => readonly FeedDelivery[]
  /** A number with its unit. */
  readonly measure: (value: number, unit: string) => string
  /**
   * The most pictures.
   *
   * @defaultValue 5
   */
  readonly mostImages?: number
}

// what comparison services accept
const isPlainCode = (code: string): boolean => /^[\w-]{1,36}$/.test(code)

function imagesOf(product: Product, variant: Variant): readonly Image[] {
  const more = variant.images.length > 0 ? variant.images : product.images
  return [variant.mainImage ?? product.mainImage, ...more].flatMap((image) => image ?? [])
}

function parametersOf(product: Product, variant: Variant, measure: FeedItemOptions['measure']): FeedItem['parameters'] {
  const own = variant.parameters.map(({ code, title, value }) => ({ code, name: title, value }))
  const known = new Set(own.map(({ code }) => code))
  const gauges = product.gauges
    .filter(({ code }) => !known.has(code))
    .map(({ code, title, value, unit }) => ({ code, name: title, value: measure(value, unit) }))
  return [...own, ...gauges]
}

/**
 * The variants of a product that can be bought, for feeds. Those that are not for sale, sold out, or without a price or
 * a picture are left out.
 *
 * @param product - A product as guests see it.
 * @param options - Addresses, delivery and numbers of the shop.
 */
export function toFeedItems(product: Product, options: FeedItemOptions): readonly FeedItem[] {
  const { variantUrl, imageUrl, deliveries, measure, mostImages = 5 } = options
  if (!product.visibility.saleable) return []
  return product.variants.flatMap((variant) => {
    const { availability, prices, catalogCode } = variant
    const { unitWithTax: price, unitOriginalWithTax: before, currencyCode } = prices
    const images = [...new Set(imagesOf(product, variant).map(imageUrl))].slice(0, mostImages)
    if (!canBeOrdered(availability) || !(price > 0) || images.length === 0) return []
    const item: FeedItem = {
      id: isPlainCode(catalogCode) ? catalogCode : String(variant.id),
      ...(product.variants.length > 1 && { groupId: `P${product.id}` }),
      name: variant.fullname || product.name,
      description: product.perex,
      url: variantUrl(product, variant),
      images,
      price,
      ...(prices.inDiscount && before > price && { priceBefore: before }),
      currencyCode,
      ean: variant.ean,
      productNumber: variant.marketingCode || catalogCode,
      brand: product.brand?.title ?? null,
      categories: product.parents.map(({ title }) => title),
      parameters: parametersOf(product, variant, measure),
      handlingDays: availability.delayDays,
      madeToOrder: isMadeToOrder(availability),
      deliveries: deliveries?.(product, variant) ?? [],
    }
    return [item]
  })
}
