import { useCartActions } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { useState } from 'react'
import { lineName } from './line-name.ts'

export interface Removed {
  readonly name: string
  readonly variantId: number
  readonly amount: number
}

export interface Removal {
  /** What was removed last; null when nothing was, or when it came back. */
  readonly removed: Removed | null
  readonly remove: (item: CartItem) => void
  readonly undo: () => void
}

/** Removes lines and remembers the last one, so that it can come back. */
export function useRemoval(): Removal {
  const { addItem, removeItem } = useCartActions()
  const [removed, setRemoved] = useState<Removed | null>(null)
  return {
    removed,
    remove(item: CartItem) {
      const variantId = item.variantId ?? item.variant?.id
      setRemoved(variantId ? { name: lineName(item), variantId, amount: item.amount } : null)
      void removeItem(item.id)
    },
    undo() {
      if (removed) void addItem({ variantId: removed.variantId, amount: removed.amount })
      setRemoved(null)
    },
  }
}
