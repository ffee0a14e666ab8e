import type { Variant } from '../product/types.ts'
import { type JsonLd, part } from './ld.ts'

/** Delivery of one variant, for {@link toProductLd}. */
export interface ShippingLdInput {
  /** Lowest price of delivery, with tax; 0 if it is free. */
  readonly price: number
  /** Currency of the price, as an ISO 4217 code. */
  readonly currencyCode: string
  /** Country where it is delivered, as an ISO 3166-1 alpha-2 code. */
  readonly countryCode: string
  /** Fewest and most days until the items are handed over to the carrier. */
  readonly handlingDays: readonly [least: number, most: number]
  /** Fewest and most days in transit. */
  readonly transitDays: readonly [least: number, most: number]
}

/** Return policy, for {@link toProductLd}. */
export interface ReturnsLdInput {
  /** Days in which items can be returned. */
  readonly days: number
  /** Country of the shop and its customers, as an ISO 3166-1 alpha-2 code. */
  readonly countryCode: string
  /** Who pays for the return. */
  readonly paidBy: 'customer' | 'shop'
  /** Return methods. */
  readonly by: readonly ('mail' | 'store')[]
  /** Absolute address of a page with the return policy. */
  readonly url?: string
}

const schema = (name: string): string => `https://schema.org/${name}`

const daysLd = ([least, most]: readonly [number, number]): JsonLd =>
  part('QuantitativeValue', { minValue: least, maxValue: most, unitCode: 'DAY' })

export const shippingLd = (own: ShippingLdInput): JsonLd =>
  part('OfferShippingDetails', {
    shippingRate: part('MonetaryAmount', { value: own.price, currency: own.currencyCode }),
    shippingDestination: part('DefinedRegion', { addressCountry: own.countryCode }),
    deliveryTime: part('ShippingDeliveryTime', {
      handlingTime: daysLd(own.handlingDays),
      transitTime: daysLd(own.transitDays),
    }),
  })

const ways = { mail: 'ReturnByMail', store: 'ReturnInStore' }

export const returnsLd = ({ days, countryCode, paidBy, by, url }: ReturnsLdInput): JsonLd =>
  part('MerchantReturnPolicy', {
    applicableCountry: countryCode,
    returnPolicyCountry: countryCode,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: days,
    returnMethod: by.map((way) => schema(ways[way])),
    returnFees: schema(paidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'),
    merchantReturnLink: url,
  })

const availabilityOf = ({ availability }: Pick<Variant, 'availability'>, isSold: boolean): string => {
  const { isAvailable, soldAvailabilityCode } = availability
  if (!isSold) return 'OutOfStock'
  if (isAvailable) return 'InStock'
  return soldAvailabilityCode === 'on_order' ? 'MadeToOrder' : 'OutOfStock'
}

interface OfferLdParts {
  readonly variant: Pick<Variant, 'availability' | 'prices'>
  readonly isSold: boolean
  readonly url: string
  readonly shipping: JsonLd | undefined
  readonly returns: JsonLd | undefined
}

export const offerLd = ({ variant, isSold, url, shipping, returns }: OfferLdParts): JsonLd =>
  part('Offer', {
    url,
    price: variant.prices.unitWithTax,
    priceCurrency: variant.prices.currencyCode,
    availability: schema(availabilityOf(variant, isSold)),
    itemCondition: schema('NewCondition'),
    shippingDetails: shipping,
    hasMerchantReturnPolicy: returns,
  })
