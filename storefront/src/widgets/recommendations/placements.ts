import type { Placement } from '@vanek/sdk/recommendations'

/** What stands above the products of each placement. */
export const titles: Readonly<Record<Placement, string>> = {
  homepage: 'Vybráno pro vás',
  category: 'Z této kategorie doporučujeme',
  product_detail_cross_sell: 'Hodí se k tomu',
  product_detail_related: 'Mohlo by vás také zajímat',
  add_to_cart_cross_sell: 'Hodí se k tomu',
  checkout_cart_items: 'K tomu, co máte v košíku',
  checkout_empty_cart: 'Čím můžete začít',
  not_found: 'Možná hledáte něco z tohoto',
  internal_error: 'Zatím si můžete prohlédnout',
}

const inRow = 4

/** As many as fill rows of four: two rows on the home page, one elsewhere; what does not fill one is shown all the same. */
export function rowsOf<T>(placement: Placement, products: readonly T[]): readonly T[] {
  return products.slice(0, placement === 'homepage' && products.length >= 2 * inRow ? 2 * inRow : inRow)
}
