import type { components } from '../../generated/shop.d.ts'

/** How to pay an order: `payment` in the response to `placeOrder`, and the response to `payOrder`. */
export type PaymentStart = components['schemas']['OrderPlaced']['payment']

/** Permissions that the page with a widget needs; other pages do not get them. */
export interface PaymentPolicy {
  /** Origins of the provider's scripts. */
  readonly script: readonly string[]
  /** Origins of pages in frames; those of banks for 3-D Secure too, when the provider names them. */
  readonly frame: readonly string[]
  /** Origins that the scripts call. */
  readonly connect: readonly string[]
  /** Features of the browser that the widget uses, as `Permissions-Policy` calls them: `payment` for wallets. */
  readonly permissions: readonly string[]
}

/** Input of {@link PaymentWidget.mount}. */
export interface PaymentWidgetParams {
  /** The client secret of the payment. */
  readonly clientSecret: string
  /** Language of the widget: `cs`. */
  readonly locale: string
  /** Accessible name of the frame of the widget. */
  readonly title: string
  /** Removes the widget when it aborts. */
  readonly signal: AbortSignal
}

/**
 * The port of a payment provider whose widget pays inside the shop. Only the back end knows whether an order is paid,
 * whatever the widget reports.
 */
export interface PaymentWidget<Place> {
  /** Name of the provider, as the back end calls it in `widget.provider`. */
  readonly provider: string
  /** Permissions that the page of the widget needs. */
  readonly policy: PaymentPolicy
  /**
   * Shows the widget until the shopper is done with it, or closes it without paying.
   *
   * @param place - Where to show it: an element of the page.
   * @param params - The payment, and how to show it.
   * @returns `done` when the provider knows how it ended, `closed` when nothing was decided. Rejects when the widget
   *   cannot be shown; the same payment can be paid at `redirectUrl`.
   */
  readonly mount: (place: Place, params: PaymentWidgetParams) => Promise<'done' | 'closed'>
}
