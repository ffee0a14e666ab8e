import type { Messages } from './messages.ts'

/** Why something cannot be bought: what a product page says at once, before any other sentence is loaded. */
export const csReasons = {
  no_price: 'Cenu vám sdělíme na dotaz',
  not_available: 'Není skladem',
  variant_required: 'Prosím vyberte variantu',
} satisfies Partial<Messages>
