import { getUser, type User } from '@vanek/sdk/account'
import { guestOwner, type TextOwner } from '@vanek/sdk/checkout'
import type { PageEnv } from '../../../lib/page/env.ts'

/** Who goes through the checkout. */
export interface CheckoutVisitor {
  /** The signed-in customer; null for a guest, and while the back end does not tell. */
  readonly user: User | null
  /** Whose what they type is. */
  readonly owner: TextOwner
}

/** Asks who is here; a guest without asking. */
export async function visitorOf({ shop }: Pick<PageEnv, 'shop'>): Promise<CheckoutVisitor> {
  if (!shop.config.tokens.has('auth')) return { user: null, owner: guestOwner }
  const answer = await getUser(shop)
  if (answer.ok) return { user: answer.data, owner: answer.data.id }
  return { user: null, owner: answer.error.code === 'unauthorized' ? guestOwner : null }
}
