import { inMarket } from '../src/market.ts'
import * as cs from './customers.cs.ts'
import * as sk from './customers.sk.ts'
import type { Haler } from './types.ts'

/** A price list: a percentage off every regular price. */
export interface PriceList {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly percentOff: number
}

export interface CustomerGroup {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly priceListId: number
  /** Members may not sign in on this storefront. */
  readonly restricted: boolean
}

/** The first address of each type is the default. */
export interface CustomerAddress {
  readonly type: 'billing' | 'shipping'
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly countryCode: string
}

/** A demo customer. The password is hashed when it is stored. */
export interface Customer {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly business: { readonly name: string; readonly tin: string; readonly vatin: string } | null
  readonly groups: readonly string[]
  /** Selects the price list; sent as the user variant. */
  readonly variantHash: string
  readonly addresses: readonly CustomerAddress[]
  /** Days until an invoice is due, if payment by invoice is allowed. */
  readonly invoiceDays?: number
}

export interface CreditEntry {
  readonly id: number
  readonly customerId: number
  /** Credits; one is worth one of the home currency. */
  readonly amount: number
  readonly reason: string
  readonly created: string
}

export interface Coupon {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly percentOff: number | null
  readonly amountOff: Haler | null
  readonly minimum: Haler
  /** Maximum number of orders that use it; null = unlimited. */
  readonly limit: number | null
  readonly validUntil: string | null
}

type People = {
  readonly PRICE_LISTS: readonly PriceList[]
  readonly GROUPS: readonly CustomerGroup[]
  readonly CUSTOMERS: readonly Customer[]
  readonly CREDITS: readonly CreditEntry[]
  readonly COUPONS: readonly Coupon[]
}

export const { PRICE_LISTS, GROUPS, CUSTOMERS, CREDITS, COUPONS } = inMarket<People>({ cs, sk })

/** Registration date of the demo customers. */
export const CUSTOMERS_SINCE = '2024-11-20T09:00:00Z'
