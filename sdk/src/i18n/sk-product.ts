import { skReasons } from './sk-reasons.ts'
import type { ProductMessages } from './messages.ts'

/** Texts of product pages and boxes, available before any other text is loaded. */
export const skProduct: ProductMessages = {
  not_available: skReasons.not_available,
  tag_n_plus_one: 'Množstevná zľava',
  tag_permanent_discount: 'Trvalo zľavnené',
  tag_not_saleable: 'Nepredajné',
  tag_gift: 'Darček zadarmo',
  tag_free_shipping: 'Doprava zadarmo',
}
