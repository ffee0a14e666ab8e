import { getUser, type User } from '@vanek/sdk/account'
import { guestOwner, type StorageOwner } from '@vanek/sdk/checkout'
import type { PageEnv } from '../../../lib/page/env.ts'

/** The visitor of the checkout. */
export interface CheckoutVisitor {
  /** The signed-in customer; null for a guest, and if the back end does not answer. */
  readonly user: User | null
  /** Owner of the typed input. */
  readonly owner: StorageOwner
}

/** Loads the visitor; no request for a guest. */
export async function visitorOf({ shop }: Pick<PageEnv, 'shop'>): Promise<CheckoutVisitor> {
  if (!shop.config.tokens.has('auth')) return { user: null, owner: guestOwner }
  const answer = await getUser(shop)
  if (answer.ok) return { user: answer.data, owner: answer.data.id }
  return { user: null, owner: answer.error.code === 'unauthorized' ? guestOwner : null }
}
