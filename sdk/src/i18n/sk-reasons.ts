import type { Messages } from './messages.ts'

/** Slovak texts for why a product cannot be bought. A product page needs them before other texts are loaded. */
export const skReasons = {
  /** The product has no price. */
  no_price: 'Cenu vám oznámime na vyžiadanie',
  /** The product is not available. */
  not_available: 'Nie je skladom',
  /** No variant is chosen yet. */
  variant_required: 'Vyberte, prosím, variant',
} satisfies Partial<Messages>
