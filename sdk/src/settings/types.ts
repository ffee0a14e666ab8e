import type { RedirectOffer } from '../overlays/types.ts'
import type { Currency } from '../kernel/currency.ts'
import type { Country } from '../transport/config.ts'
import type { Theme } from './theme.ts'

export type { Country } from '../transport/config.ts'

/** A language of the shop. */
export interface Language {
  /** Code of the language, like `de`. */
  readonly code: string
  /** Name of the language; its code if the shop has none. */
  readonly title: string
}

/** Contact of the shop; missing texts are empty. */
export interface ShopContact {
  /** Phone number. */
  readonly phone: string
  /** E-mail address. */
  readonly email: string
  /** Opening hours as a text for people, like `Mon–Fri 8:00–17:00`. */
  readonly openingHours: string
  /** The company that runs the shop. */
  readonly company: {
    /** Name of the company. */
    readonly name: string
    /** Company registration number. */
    readonly tin: string
    /** VAT identification number. */
    readonly vatin: string
    /** Its entry in the commercial register, as a sentence; `''` if there is none. */
    readonly register: string
  }
  /** Address of the company. */
  readonly address: {
    /** Street with the house number. */
    readonly street: string
    /** City. */
    readonly city: string
    /** Postcode as the shop writes it, like `58601`. */
    readonly postcode: string
    /** Country, ISO 3166 alpha-3, like `CZE`. */
    readonly country_code: string
  }
}

/** Whether the shop sells, and the texts of the cart. */
export interface CartConfiguration {
  /** Whether nothing can be bought at the moment; the back end then refuses with `shopping_disabled`. */
  readonly shopping_disabled: boolean
  /** Message for the shopper while nothing can be bought; null when the shop has none. */
  readonly shopping_disabled_text: string | null
  /** Whether this domain sells at all. */
  readonly domain_enabled: boolean
  /** Short texts for the shopper, shown beside the cart. */
  readonly info_texts: readonly string[]
  /** Whether amounts are adjusted to the limits, with a notice for the shopper. */
  readonly limit_notifications: boolean
  /** Message below the minimum amount, with placeholders `{limit}` and `{unit}`; null for the standard one. */
  readonly quantity_minimum_text: string | null
  /** Message above the maximum amount, with the same placeholders; null for the standard one. */
  readonly quantity_maximum_text: string | null
}

/** The line above the header. */
export interface TopBanner {
  /** Whether the banner is enabled for the shop. */
  readonly enabled: boolean
  /** Whether the banner is enabled for this domain; it is shown when both are. */
  readonly domain_enabled: boolean
  /** Text of the banner; without one it is not shown. */
  readonly text: string | null
  /** Where the banner links to; null for no link. */
  readonly link: string | null
  /** Time of the last change, ISO 8601. Visitors who closed an older banner see it again. */
  readonly last_modified: string | null
}

/** A shipping method, with the data that does not depend on a cart. */
export interface ShipperOffer {
  /** Id of the shipping method. */
  readonly id: number
  /** Name of the shipping method for the shopper. */
  readonly name: string
  /** The lowest price with VAT. */
  readonly priceFrom: number
  /** The lowest price without VAT. */
  readonly priceFromWithoutTax: number
  /** Number of working days the delivery takes. */
  readonly deliveryDays: number
}

/** Metadata of pages that have none of their own. */
export interface SiteMeta {
  /** Title of the site. */
  readonly title: string
  /** Description of the site, for search engines and previews. */
  readonly description: string
  /** Image for previews of shared links; null when there is none. */
  readonly share_image: {
    /** Path of the image on the CDN. */
    readonly path: string
    /** Text alternative of the image. */
    readonly alt: string
  } | null
}

/** Public keys of external services; null if not used. */
export interface Integrations {
  /** Public key of the shop at the Heureka review service and price comparison. */
  readonly heureka_public_key: string | null
  /** Id of the shop at the shopping service of Seznam. */
  readonly seznam_shop_id: string | null
  /** The recommendation service in use; null for none. */
  readonly recommender: 'products' | 'widgets' | null
}

/** Settings of the events that are sent to analytics. */
export interface TrackingSettings {
  /**
   * Whether only the event of the first step of checkout lists the products.
   *
   * @defaultValue false
   */
  readonly first_step_products_only: boolean
}

/** All settings of a shop. No setting is missing: each has a safe default. */
export interface ShopSettings {
  /** Feature flags of the shop; `isFunctionOn` of `@vanek/sdk/session` has the defaults of the others. */
  readonly functions: Readonly<Record<string, boolean>>
  /** Optional capabilities that the back end does not have; their feature flags are off in `functions`. */
  readonly lacks: readonly string[]
  /** Public keys of external services, and which recommender is used. */
  readonly integrations: Integrations
  /** Settings of the events that are sent to analytics. */
  readonly tracking: TrackingSettings
  /** Whether the shop sells, and the texts of its cart. */
  readonly cartConfiguration: CartConfiguration
  /** Settings of product tags. */
  readonly configurationProducts: {
    /** Whether products whose price reaches `freeShippingAt` get the tag for free shipping. */
    readonly show_free_delivery_tag_by_price: boolean
  }
  /** Terms of one or two characters that are searched. */
  readonly shortSearchTerms: readonly string[]
  /** The banner above the header; null when the shop has none. */
  readonly topBanner: TopBanner | null
  /** Code of the domain, like `shop_de`; empty if the shop has none. */
  readonly domainCode: string
  /** Contact of the shop and the company that runs it. */
  readonly contact: ShopContact
  /** Languages of the shop; can be empty. */
  readonly languages: readonly Language[]
  /** Never empty: the default country at least. */
  readonly countries: readonly Country[]
  /** The default currency; null when the settings have none that is complete. */
  readonly currency: Currency | null
  /** All currencies that prices can be shown in; can be empty. */
  readonly currencies: readonly Currency[]
  /** Metadata of pages that have none of their own. */
  readonly meta: SiteMeta
  /** Codes of the menus by their place; `main` and `footer` are always there. */
  readonly menus: Readonly<Record<'main' | 'footer', string> & Record<string, string>>
  /** Shipping methods with their lowest prices, for pages outside of the checkout. */
  readonly shippers: readonly ShipperOffer[]
  /** The shipping method among `shippers` that is the fastest according to the back end; null if unknown. */
  readonly fastestShipper: ShipperOffer | null
  /** Price with VAT from which delivery is free; null when it never is. */
  readonly freeShippingAt: number | null
  /** Hash that changes when prices of variants may have changed; null when the back end sends none. */
  readonly variantHash: string | null
  /** Which features each page shows. */
  readonly theme: Theme
  /** Groups of customers who cannot sign in here. */
  readonly restrictedGroups: readonly string[]
  /** Message for these customers; null when the shop has none. */
  readonly restrictedRedirect: RedirectOffer | null
}
