/** Error codes that any call can return. */
export type TransportMessage =
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'rate_limited'
  | 'server'
  | 'contract'
  | 'unsupported'

/** Error codes of the back end. */
export type RefusalMessage =
  | 'already_paid'
  | 'amount_above_left'
  | 'amount_above_maximum'
  | 'amount_below_minimum'
  | 'amount_off_step'
  | 'below_minimum_order'
  | 'branch_required'
  | 'branch_unavailable'
  | 'cart_empty'
  | 'cart_not_found'
  | 'claim_expired'
  | 'claim_open'
  | 'coupon_expired'
  | 'coupon_invalid'
  | 'coupon_minimum'
  | 'coupon_used_up'
  | 'credentials_invalid'
  | 'credits_insufficient'
  | 'credits_invalid'
  | 'customer_restricted'
  | 'delivery_time_unavailable'
  | 'email_refused'
  | 'forbidden'
  | 'gift_unavailable'
  | 'idempotency_conflict'
  | 'idempotency_mismatch'
  | 'name_taken'
  | 'email_taken'
  | 'not_activated'
  | 'not_delivered'
  | 'not_found'
  | 'not_saleable'
  | 'order_cancelled'
  | 'order_packed'
  | 'out_of_stock'
  | 'parent_not_found'
  | 'password_common'
  | 'payload_too_large'
  | 'payment_unavailable'
  | 'photo_too_large'
  | 'photo_unreadable'
  | 'price_changed'
  | 'shipper_unavailable'
  | 'shopping_disabled'
  | 'switched_off'
  | 'token_expired'
  | 'token_invalid'
  | 'token_used'
  | 'validation'

/** Codes of form issues and notices. */
export type FieldMessage =
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'credentials_invalid_currentPassword'
  | 'credentials_invalid_oldPassword'
  | 'email_invalid'
  | 'formal_title_invalid'
  | 'full_name_invalid'
  | 'house_number_invalid'
  | 'phone_invalid'
  | 'phone_prefix_missing'
  | 'password_mismatch'
  | 'password_short'
  | 'postcode_4_invalid'
  | 'postcode_invalid'
  | 'street_and_number_invalid'
  | 'street_invalid'
  | 'city_invalid'
  | 'tin_invalid'
  | 'vatin_invalid'
  | 'vatin_sk_invalid'
  | 'terms_required'
  | 'bank_account_invalid'
  | 'amount_invalid'
  | 'withdrawal_empty'
  | 'too_many_photos'
  | 'photo_heic'
  | 'verdict_error'
  | 'verdict_warning'
  | 'verdict_unknown'
  | 'verdict_suggestion'

/** Codes of notices and of reasons that are not failures. Some leave places, like `{limit}`, that `interpolate` fills. */
export type NoticeMessage =
  | 'item_added'
  | 'item_removed'
  | 'amount_capped'
  | 'line_removed'
  | 'no_price'
  | 'not_available'
  | 'variant_required'
  | 'newsletter_email_required'
  | 'newsletter_pending'
  | 'newsletter_subscribed'
  | 'newsletter_activated'
  | 'account_activated'
  | 'signed_in'
  | 'signed_in_as_customer'
  | 'cart_merged'
  | 'cart_merge_capped'
  | 'cart_merge_dropped'
  | 'registration_sent'
  | 'password_mail_sent'
  | 'password_changed'
  | 'contact_sent'
  | 'order_unknown'
  | 'payment_blocked'
  | 'compare_full'
  | 'compare_added'
  | 'compare_removed'
  | 'import_in_progress'
  | 'import_incomplete'
  | 'items_not_added'
  | 'minimum_order_remaining'
  | 'quantity_minimum'
  | 'quantity_maximum'
  | 'quantity_step'
  | 'review_stars_required'
  | 'review_empty'
  | 'review_sent'
  | 'watcher_sent'
  | 'tag_n_plus_one'
  | 'tag_permanent_discount'
  | 'tag_not_saleable'
  | 'tag_gift'
  | 'tag_free_shipping'
  | 'unexpected'
  | 'unexpected_title'

/** Codes that only the account of a customer uses: notices, errors and fields. */
export type AccountMessage =
  | 'address_removed'
  | 'address_saved'
  | 'already_withdrawn'
  | 'birth_year_invalid'
  | 'buyer_is_company'
  | 'date_invalid'
  | 'list_item_removed'
  | 'list_removed'
  | 'order_returned'
  | 'profile_saved'
  | 'reorder_missing'
  | 'reorder_not_sold'
  | 'reorder_sold_out'
  | 'reorder_nothing'
  | 'too_many'
  | 'wish_added'
  | 'wish_login_required'
  | 'withdrawal_expired'

/** Everything the SDK has a message for. */
export type MessageCode = TransportMessage | RefusalMessage | FieldMessage | NoticeMessage | AccountMessage

/** The messages for failures, errors and notices in one language. */
export type BasicMessages = Readonly<Record<TransportMessage | RefusalMessage | NoticeMessage, string>>

/** The messages of a customer's account. */
export type AccountMessages = Readonly<Record<AccountMessage, string>>

/** Words for the tags that follow from a product. */
export type DerivedTagMessages = Pick<
  BasicMessages,
  'tag_n_plus_one' | 'tag_permanent_discount' | 'tag_not_saleable' | 'tag_gift' | 'tag_free_shipping'
>

/** Texts of product pages and boxes that are needed at once. */
export type ProductMessages = DerivedTagMessages & Pick<BasicMessages, 'not_available'>

/** Texts of form fields. `required_email` and the like are more specific than `required`. */
export type FormMessages = Readonly<Record<FieldMessage, string>> & { readonly [code: `required_${string}`]: string }

/** All messages of one language. */
export type Messages = BasicMessages & FormMessages & AccountMessages
