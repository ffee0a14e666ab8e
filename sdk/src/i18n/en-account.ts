import type { AccountMessages } from './messages.ts'

/** The English messages of a customer's account. */
export const enAccount: AccountMessages = {
  address_removed: 'The address was deleted',
  address_saved: 'The address was saved',
  already_withdrawn: 'You have already withdrawn from the whole order.',
  birth_year_invalid: 'Please check the year of birth',
  buyer_is_company: 'Only consumers can withdraw without a reason, and this order is for a company.',
  date_invalid: 'There is no such date in the calendar',
  list_item_removed: 'The item was removed from the list',
  list_removed: 'The list was deleted',
  order_returned: 'The order came back to us, so you have no goods from it.',
  profile_saved: 'Your details were saved',
  reorder_missing: '{name} (not added): {reason}',
  reorder_not_sold: 'We no longer sell this item.',
  reorder_sold_out: 'Sorry, this item is sold out at the moment.',
  reorder_nothing: 'Sorry, nothing from this order can be bought at the moment.',
  too_many: 'There is no room for more. Please remove something first.',
  wish_added: 'The product was added to your wish list',
  wish_login_required: 'Please sign in first',
  withdrawal_expired: 'The period of 14 days for withdrawing has ended.',
}
