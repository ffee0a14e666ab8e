import type { Placement } from '@vanek/sdk/recommendations'

/** Headings of each placement. */
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
