import type { AccountMessages } from './messages.ts'

/** The Slovak sentences of a customer's account. */
export const skAccount: AccountMessages = {
  address_removed: 'Adresu sme zmazali',
  address_saved: 'Adresu sme uložili',
  date_invalid: 'Taký dátum nie je v kalendári',
  list_item_removed: 'Tovar sme zo zoznamu odobrali',
  list_removed: 'Zoznam sme zmazali',
  profile_saved: 'Vaše údaje sme uložili',
  reorder_missing: '{name} – {reason}',
  reorder_not_sold: 'Tento tovar už nepredávame.',
  reorder_sold_out: 'Teraz bohužiaľ nie je na sklade.',
  reorder_nothing: 'Z tejto objednávky sa teraz bohužiaľ nedá kúpiť nič.',
  too_many: 'Viac sa sem už nezmestí. Najprv prosím niečo odoberte.',
  wish_added: 'Produkt bol pridaný do obľúbených',
  wish_login_required: 'Najprv sa musíte prihlásiť',
}
