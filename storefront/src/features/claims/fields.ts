import type { ClaimField } from '@vanek/sdk/orders'

/** The fields of a claim that can show an error. */
export const claimFields: readonly ClaimField[] = ['item', 'amount', 'description', 'wish', 'photos']
