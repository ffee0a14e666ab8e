import type { Messages } from './messages.ts'

/** Texts about signing in, accounts and passwords. */
export const enAuth = {
  not_activated: 'The account is not activated yet. Please open the link in the email that we sent you.',
  password_common: 'This password is too common. Please choose another one.',
  token_invalid: 'This link has already been used or is not valid. Please ask for a new one.',
  signed_in: 'You are signed in',
  signed_in_as_customer: 'You are signed in as the customer',
  cart_merged: 'The items from your cart are now in the cart of your account',
  cart_merge_capped: 'We do not have enough of some items, so your cart has less than you wanted: {names}',
  cart_merge_dropped: 'Some items can no longer be bought and are not in your cart: {names}',
  registration_sent: 'We have sent you an email. The link in it completes your registration.',
  password_mail_sent: 'If you have an account with us, we have sent you a link for a new password.',
  password_changed: 'Your new password is saved',
} satisfies Partial<Messages>
