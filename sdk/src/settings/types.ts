import type { Currency } from '../transport/config.ts'
import type { Theme } from './theme.ts'

/** A country that can be delivered to. */
export interface Country {
  /** ISO 3166 alpha-2, `CZ`. */
  readonly code: string
  /** ISO 3166 alpha-3, `CZE`: what forms send. */
  readonly alpha3: string
  readonly title: string
}

/** A language that the shop knows. */
export interface Language {
  readonly code: string
  readonly title: string
}

/** How the shop can be reached; texts that it does not name are empty. */
export interface ShopContact {
  readonly phone: string
  readonly email: string
  readonly openingHours: string
  readonly company: {
    readonly name: string
    readonly tin: string
    readonly vatin: string
    /** Its entry in the commercial register, as a sentence; `''` where none is told. */
    readonly register: string
  }
  readonly address: {
    readonly street: string
    readonly city: string
    readonly postcode: string
    readonly country_code: string
  }
}

/** Whether the shop sells, and what a cart says (B3.50). */
export interface CartConfiguration {
  readonly shopping_disabled: boolean
  readonly shopping_disabled_text: string | null
  /** Whether this domain sells at all. */
  readonly domain_enabled: boolean
  readonly info_texts: readonly string[]
  /** Whether amounts are adjusted to the limits, with a notice for the shopper (B5.14). */
  readonly limit_notifications: boolean
  /** The shop's own messages, with the placeholders `{limit}` and `{unit}` (C8.14). */
  readonly quantity_minimum_text: string | null
  readonly quantity_maximum_text: string | null
}

/** The line above the header (B3.52). */
export interface TopBanner {
  readonly enabled: boolean
  readonly domain_enabled: boolean
  readonly text: string | null
  readonly link: string | null
  /** ISO 8601; whoever closed an older one sees it again (B4.29). */
  readonly last_modified: string | null
}

/** A way of delivery, as far as it is told before there is a cart. */
export interface ShipperOffer {
  readonly id: number
  readonly name: string
  /** The lowest price with VAT. */
  readonly priceFrom: number
  readonly priceFromWithoutTax: number
  readonly deliveryDays: number
}

/** What a customer of a restricted group is told, and where they are sent (C4.08). */
export interface RestrictedRedirect {
  readonly title: string
  readonly text: string
  /** A path, or an address with http or https. */
  readonly href: string
}

/** What every page says of itself unless it knows better. */
export interface SiteMeta {
  readonly title: string
  readonly description: string
  readonly share_image: { readonly path: string; readonly alt: string } | null
}

/** Public keys of outside services; null where they are not used (B3.49). */
export interface Integrations {
  readonly heureka_public_key: string | null
  readonly seznam_shop_id: string | null
  /** Which recommender is asked (C7.62, C7.63). */
  readonly recommender: 'products' | 'widgets' | null
}

/** What is told to analytics. */
export interface TrackingSettings {
  /** Whether only the first step of checkout tells the products; off unless the shop says so (B9.56). */
  readonly first_step_products_only: boolean
}

/** All settings of a shop (B3.49 to B3.52). Nothing is ever missing: each has a safe default. */
export interface ShopSettings {
  /** Flags as the shop sets them; `isOn` of `@vanek/sdk/session` knows what holds for the others (B1.17, B6.10). */
  readonly functions: Readonly<Record<string, boolean>>
  readonly integrations: Integrations
  readonly tracking: TrackingSettings
  readonly cartConfiguration: CartConfiguration
  /** B3.51 */
  readonly configurationProducts: { readonly show_free_delivery_tag_by_price: boolean }
  /** Words of one or two characters that may be searched for (B5.02). */
  readonly shortSearchTerms: readonly string[]
  readonly topBanner: TopBanner | null
  /** Empty when the shop names none. */
  readonly domainCode: string
  readonly contact: ShopContact
  readonly languages: readonly Language[]
  /** Never empty: the default country at least (B9.04). */
  readonly countries: readonly Country[]
  readonly currency: Currency | null
  readonly currencies: readonly Currency[]
  readonly meta: SiteMeta
  /** Codes of the menus by their place; `main` and `footer` are always there. */
  readonly menus: Readonly<Record<'main' | 'footer', string> & Record<string, string>>
  readonly shippers: readonly ShipperOffer[]
  readonly fastestShipper: ShipperOffer | null
  /** Price with VAT from which delivery is free; null when it never is. */
  readonly freeShippingAt: number | null
  /** Changes when prices of variants may have. */
  readonly variantHash: string | null
  /** Which features each page shows (B1.16). */
  readonly theme: Theme
  /** Groups of customers who may not sign in here (C6.08). */
  readonly restrictedGroups: readonly string[]
  /** null when the shop says nothing to them. */
  readonly restrictedRedirect: RestrictedRedirect | null
}
