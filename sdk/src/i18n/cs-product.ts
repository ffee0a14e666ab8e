import { csReasons } from './cs-reasons.ts'
import type { ProductMessages } from './messages.ts'

/** Texts of product pages and boxes, available before any other text is loaded. */
export const csProduct: ProductMessages = {
  not_available: csReasons.not_available,
  tag_n_plus_one: 'Množstevní sleva',
  tag_permanent_discount: 'Trvale zlevněno',
  tag_not_saleable: 'Neprodejné',
  tag_gift: 'Dárek zdarma',
  tag_free_shipping: 'Doprava zdarma',
}
