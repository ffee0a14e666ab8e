/** One product variant in an event, with the property names of Google Analytics 4. */
export interface TrackedItem {
  /** Id of the variant. */
  readonly item_id: string
  /** Name of the product, in the language of the page. */
  readonly item_name: string
  /** Name of the brand; left out when the product has none. */
  readonly item_brand?: string
  /** Title of the top level category; left out where no category is known, as in a product box. */
  readonly item_category?: string
  /** Title of the second level category. */
  readonly item_category2?: string
  /** Title of the third level category. */
  readonly item_category3?: string
  /** Title of the fourth level category. */
  readonly item_category4?: string
  /** Title of the fifth level category; deeper levels are left out. */
  readonly item_category5?: string
  /** Name of the variant; left out when it has none. */
  readonly item_variant?: string
  /** Price of one unit with tax, in the major unit of the event's currency. */
  readonly price: number
  /** Number of units; omitted if the event has no quantity, then counted as 1. */
  readonly quantity?: number
  /** Position in its list, from 0; only in events of a list. */
  readonly index?: number
  /** Id of the list that shows the product; only in events of a list. */
  readonly item_list_id?: string
  /** Name of the list that shows the product; only in events of a list. */
  readonly item_list_name?: string
}

/** The list of products that an event belongs to. */
export interface TrackedList {
  /** Id of the list, the same in every language, like `search`. */
  readonly item_list_id: string
  /** Displayed name of the list. */
  readonly item_list_name: string
}

interface InCurrency {
  /** ISO 4217 */
  readonly currency: string
}
interface WithValue extends InCurrency {
  /** With tax, in the currency's major unit. */
  readonly value: number
}
interface WithItems {
  /** Products that the event is about. */
  readonly items: readonly TrackedItem[]
}
interface OfStep extends WithValue {
  /** Number of the checkout step, from 1: cart, shipping and payment, details. */
  readonly checkout_step: 1 | 2 | 3
  /** Code of the coupon; left out when the cart has none that applies. */
  readonly coupon?: string
  /** Lines of the cart; left out after the first step if the shop has set that. */
  readonly items?: readonly TrackedItem[]
}

/** Parameters of each event, by the name of the event. They contain no personal data. */
export interface TrackingParams {
  /** A list of products was shown. */
  readonly view_item_list: TrackedList & InCurrency & WithItems
  /** A product was chosen in a list. */
  readonly select_item: TrackedList & InCurrency & WithItems
  /** The page of a product was shown. */
  readonly view_item: WithValue & WithItems
  /** A variant was added to the wish list. */
  readonly add_to_wishlist: WithValue & WithItems
  /** Units of variants were added to the cart; `value` is the price of what was added. */
  readonly add_to_cart: WithValue & WithItems
  /** Units of variants were removed from the cart; `value` is the price of what was removed. */
  readonly remove_from_cart: WithValue & WithItems
  /** The cart was shown: the first step of checkout. */
  readonly view_cart: OfStep
  /** The choice of shipping and payment was shown: the second step of checkout. */
  readonly begin_checkout: OfStep
  /** A shipping method was chosen. */
  readonly add_shipping_info: OfStep & {
    /** Name of the shipping method. */
    readonly shipping_tier: string
  }
  /** A payment method was chosen. */
  readonly add_payment_info: OfStep & {
    /** Name of the payment method. */
    readonly payment_type: string
  }
  /** An order was placed; `value` is the whole sum with shipping, payment and tax. */
  readonly purchase: WithValue &
    WithItems & {
      /** Code of the order: the number that the customer sees. */
      readonly transaction_id: string
      /** Tax contained in `value`. */
      readonly tax: number
      /** Price of shipping with tax; contained in `value`. */
      readonly shipping: number
      /** Code of the coupon of the order; left out when there is none. */
      readonly coupon?: string
    }
  /** A visitor searched. */
  readonly search: {
    /** Searched text, without spaces around it; never empty. */
    readonly search_term: string
  }
  /** A customer signed in. */
  readonly login: {
    /** How they signed in, like `password`. */
    readonly method: string
  }
  /** An account was created. */
  readonly sign_up: {
    /** How the account was created, like `email`. */
    readonly method: string
  }
  /** It is known whether the visitor is signed in. */
  readonly session_loaded: InCurrency & {
    /** Whether the visitor is signed in (`customer`) or not (`guest`). */
    readonly user_kind: 'guest' | 'customer'
    /** UTM parameters of the last visit that had any, by name like `utm_source`; empty when there are none. */
    readonly utm: Readonly<Record<string, string>>
  }
}

/** Name of an event. All are names of Google Analytics 4, except `session_loaded`. */
export type TrackingName = keyof TrackingParams

/** One event, with the parameters that belong to its name. */
export type TrackingEvent<Name extends TrackingName = TrackingName> = {
  readonly [Own in Name]: {
    /** Name of the event. */
    readonly name: Own
    /** Parameters of the event. */
    readonly params: TrackingParams[Own]
    /** Events with the same key are sent once: a purchase once ever, others once per browser tab. */
    readonly once?: string
  }
}[Name]

/** Receives the events of a {@link Tracker}, and passes them to a data layer, a service or a log. */
export interface TrackingAdapter {
  /** Called by the tracker for every event, in order. Exceptions go to `onError` of the tracker. */
  readonly track: (event: TrackingEvent) => void
}
