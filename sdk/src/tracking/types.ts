/** A thing that is sold, in the words of GA4. */
export interface TrackedItem {
  /** Id of the variant. */
  readonly item_id: string
  readonly item_name: string
  readonly item_brand?: string
  /** Categories from the top down. */
  readonly item_category?: string
  readonly item_category2?: string
  readonly item_category3?: string
  readonly item_category4?: string
  readonly item_category5?: string
  readonly item_variant?: string
  /** Of one unit with tax (C9.24), in the currency's major unit. */
  readonly price: number
  readonly quantity?: number
  /** Place in its list, from 0. */
  readonly index?: number
  readonly item_list_id?: string
  readonly item_list_name?: string
}

/** A list of products that a page shows. */
export interface TrackedList {
  readonly item_list_id: string
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
  readonly items: readonly TrackedItem[]
}
interface OfStep extends WithValue {
  /** Counted from 1 (C2.24). */
  readonly checkout_step: 1 | 2 | 3
  readonly coupon?: string
  /** Left out where only the first step tells the products (B9.56). */
  readonly items?: readonly TrackedItem[]
}

/** What is told with each kind of event. Nothing of it says who somebody is. */
export interface TrackingParams {
  readonly view_item_list: TrackedList & InCurrency & WithItems
  readonly select_item: TrackedList & InCurrency & WithItems
  readonly view_item: WithValue & WithItems
  readonly add_to_wishlist: WithValue & WithItems
  readonly add_to_cart: WithValue & WithItems
  readonly remove_from_cart: WithValue & WithItems
  readonly view_cart: OfStep
  readonly begin_checkout: OfStep
  readonly add_shipping_info: OfStep & { readonly shipping_tier: string }
  readonly add_payment_info: OfStep & { readonly payment_type: string }
  readonly purchase: WithValue &
    WithItems & {
      /** Code of the order. */
      readonly transaction_id: string
      readonly tax: number
      readonly shipping: number
      readonly coupon?: string
    }
  readonly search: { readonly search_term: string }
  readonly login: { readonly method: string }
  readonly sign_up: { readonly method: string }
  readonly session_loaded: InCurrency & {
    readonly user_kind: 'guest' | 'customer'
    /** The utm parameters that the visitor last came with. */
    readonly utm: Readonly<Record<string, string>>
  }
}

/** Names as GA4 has them; `session_loaded` is our own. */
export type TrackingName = keyof TrackingParams

/** One thing that happened. */
export type TrackingEvent<Name extends TrackingName = TrackingName> = {
  readonly [Own in Name]: {
    readonly name: Own
    readonly params: TrackingParams[Own]
    /** Events with the same key are the same thing, told once: a purchase for good, others as long as the tab lives. */
    readonly once?: string
  }
}[Name]

/** Tells events to somebody: to a data layer, to a service, to a log. */
export interface TrackingAdapter {
  readonly track: (event: TrackingEvent) => void
}
