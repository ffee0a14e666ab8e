import type { CartState, CartStore } from '../store.ts'
import type { Cart } from '../types.ts'

/**
 * Checks the visible states: no negative amounts, no duplicates, never an older cart than before, no line that was
 * already removed.
 */
export function watch(
  store: CartStore,
  seen: Cart[],
  problems: string[],
  { most, removed }: { readonly most: () => number; readonly removed: ReadonlySet<number> },
): void {
  const gone = new Set<string>()
  let last: CartState = store.getState()
  store.subscribe(() => {
    const next = store.getState()
    const { id, version, items } = next.cart
    if (next.count < 0 || items.some((item) => item.amount < 1)) problems.push(`count ${next.count}`)
    if (next.count > most()) problems.push(`count ${next.count} of ${most()} ever requested`)
    if (id === last.cart.id && version < last.cart.version)
      problems.push(`version ${last.cart.version} then ${version}`)
    if (last.cart.id !== null && last.cart.id !== id) gone.add(last.cart.id)
    if (id !== null && gone.has(id)) problems.push(`cart ${id} came back`)
    for (const item of items) if (removed.has(item.id)) problems.push(`line ${item.id} came back`)
    if (next.pending.size > 0 && !next.stale) problems.push('pending, yet totals not marked stale')
    if (next.pending.size === 0 && !next.stale) seen.push(next.cart)
    last = next
  })
}
