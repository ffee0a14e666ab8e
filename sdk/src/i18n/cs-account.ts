import type { AccountMessages } from './messages.ts'

/** The Czech sentences of a customer's account. */
export const csAccount: AccountMessages = {
  address_removed: 'Adresu jsme smazali',
  address_saved: 'Adresu jsme uložili',
  date_invalid: 'Takové datum není v kalendáři',
  list_item_removed: 'Zboží jsme ze seznamu odebrali',
  list_removed: 'Seznam jsme smazali',
  profile_saved: 'Vaše údaje jsme uložili',
  reorder_missing: '{name}: {reason}',
  reorder_not_sold: 'Toto zboží už neprodáváme.',
  reorder_sold_out: 'Teď bohužel není skladem.',
  reorder_nothing: 'Z této objednávky teď bohužel nejde koupit nic.',
  too_many: 'Víc už se sem nevejde. Nejdřív prosím něco odeberte.',
  wish_added: 'Produkt byl přidán do oblíbených',
  wish_login_required: 'Musíte se nejdříve přihlásit',
}
