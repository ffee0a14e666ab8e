import type { Relation } from '../../kernel/optimistic.ts'
import { share } from '../../kernel/share.ts'
import type { WishItem, WishListInitialData } from './store-types.ts'

/** The wish list from the last response of the back end. */
export interface WishList extends WishListInitialData {
  /** Counts sign-ins and sign-outs, so that a list is never shown to another customer. */
  readonly owner: number
  /** Whether the list has been loaded. */
  readonly known: boolean
}

/** Commands of a wish list. */
export interface WishCommand {
  readonly kind: 'add' | 'remove'
  readonly variantId: number
  readonly owner: number
}

/** A list has no version. Requests are sent one after another, so the later response is the newer one. */
export function listRelation(current: WishList, incoming: WishList): Relation {
  if (incoming.owner < current.owner) return 'older'
  return share(current, incoming) === current ? 'same' : 'newer'
}

export const findWish = ({ items }: WishListInitialData, variantId: number): WishItem | undefined =>
  items.find((item) => item.variantId === variantId)

/** The list without a variant. */
export const without = <L extends WishListInitialData>(list: L, variantId: number): L => ({
  ...list,
  items: list.items.filter((item) => item.variantId !== variantId),
})

/** The list with a command applied. A line that the back end does not know yet has a negative id. */
export function projectWish(list: WishList, { kind, variantId, owner }: WishCommand): WishList {
  if (owner !== list.owner) return list
  if (kind === 'remove') return without(list, variantId)
  return findWish(list, variantId) ? list : { ...list, items: [...list.items, { id: -variantId, variantId }] }
}

/** Whether a list shows that a command was done. */
export const hasLanded = (list: WishList, { kind, variantId }: WishCommand): boolean =>
  (findWish(list, variantId) !== undefined) === (kind === 'add')
