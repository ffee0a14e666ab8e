import type { Messages } from './messages.ts'

/** Czech texts for why a product cannot be bought. A product page needs them before other texts are loaded. */
export const csReasons = {
  /** The product has no price. */
  no_price: 'Cenu vám sdělíme na dotaz',
  /** The product is not available. */
  not_available: 'Není skladem',
  /** No variant is chosen yet. */
  variant_required: 'Prosím vyberte variantu',
} satisfies Partial<Messages>
