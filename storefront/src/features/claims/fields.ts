import type { ClaimField } from '@vanek/sdk/orders'

/** The fields of a claim, at which the page says what is wrong. */
export const claimFields: readonly ClaimField[] = ['item', 'amount', 'description', 'wish', 'photos']
