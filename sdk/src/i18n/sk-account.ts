import type { AccountMessages } from './messages.ts'

/** The Slovak messages of a customer's account. */
export const skAccount: AccountMessages = {
  address_removed: 'Adresu sme zmazali',
  address_saved: 'Adresu sme uložili',
  already_withdrawn: 'Od celej objednávky ste už odstúpili.',
  birth_year_invalid: 'Skontrolujte, prosím, rok narodenia',
  buyer_is_company: 'Odstúpiť bez udania dôvodu môžu len spotrebitelia, táto objednávka je na firmu.',
  date_invalid: 'Taký dátum nie je v kalendári',
  list_item_removed: 'Tovar sme zo zoznamu odobrali',
  list_removed: 'Zoznam sme zmazali',
  order_returned: 'Objednávka sa nám vrátila, tovar z nej nemáte.',
  profile_saved: 'Vaše údaje sme uložili',
  reorder_missing: '{name} – {reason}',
  reorder_not_sold: 'Tento tovar už nepredávame.',
  reorder_sold_out: 'Teraz, žiaľ, nie je skladom.',
  reorder_nothing: 'Z tejto objednávky sa teraz, žiaľ, nedá kúpiť nič.',
  too_many: 'Viac sa sem už nezmestí. Najprv, prosím, niečo odoberte.',
  wish_added: 'Produkt bol pridaný do obľúbených',
  wish_login_required: 'Najprv sa musíte prihlásiť',
  withdrawal_expired: 'Lehota 14 dní na odstúpenie od zmluvy sa už skončila.',
}
