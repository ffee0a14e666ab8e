import type { AccountMessages } from './messages.ts'

/** The Czech messages of a customer's account. */
export const csAccount: AccountMessages = {
  address_removed: 'Adresu jsme smazali',
  address_saved: 'Adresu jsme uložili',
  already_withdrawn: 'Od celé objednávky už jste odstoupili.',
  birth_year_invalid: 'Zkontrolujte prosím rok narození',
  buyer_is_company: 'Odstoupit bez udání důvodu mohou jen spotřebitelé, tahle objednávka je na firmu.',
  date_invalid: 'Takové datum není v kalendáři',
  list_item_removed: 'Zboží jsme ze seznamu odebrali',
  list_removed: 'Seznam jsme smazali',
  order_returned: 'Objednávka se nám vrátila, zboží z ní nemáte.',
  profile_saved: 'Vaše údaje jsme uložili',
  reorder_missing: '{name}: {reason}',
  reorder_not_sold: 'Toto zboží už neprodáváme.',
  reorder_sold_out: 'Teď bohužel není skladem.',
  reorder_nothing: 'Z této objednávky teď bohužel nejde koupit nic.',
  too_many: 'Víc už se sem nevejde. Nejdřív prosím něco odeberte.',
  wish_added: 'Produkt byl přidán do oblíbených',
  wish_login_required: 'Musíte se nejdříve přihlásit',
  withdrawal_expired: 'Lhůta 14 dnů na odstoupení od smlouvy už skončila.',
}
