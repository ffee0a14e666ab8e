import type { Placement } from '@vanek/sdk/recommendations'

/** Headings of each placement. */
export const titles: Readonly<Record<Placement, string>> = {
  homepage: 'Vybrali sme pre vás',
  category: 'Z tejto kategórie odporúčame',
  product_detail_cross_sell: 'Hodí sa k tomu',
  product_detail_related: 'Mohlo by vás tiež zaujímať',
  add_to_cart_cross_sell: 'Hodí sa k tomu',
  checkout_cart_items: 'K tomu, čo máte v košíku',
  checkout_empty_cart: 'Čím môžete začať',
  not_found: 'Možno hľadáte niečo z tohto',
  internal_error: 'Zatiaľ si môžete prezrieť',
}
