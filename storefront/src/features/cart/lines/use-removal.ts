import { useCartActions } from '@vanek/react-hooks'
import type { CartItem, CartState } from '@vanek/sdk/cart'
import { useCallback, useState } from 'react'
import { type Removed, type RemovedLine, removedLine, removedOf } from '../commands/removed.ts'
import { itemOf } from '../commands/restore-item.ts'

export interface Removal {
  /** What was removed last; null when nothing was, or when it came back. */
  readonly removed: Removed | null
  /** A part of a line is removed with the id of the line. */
  readonly remove: (item: CartItem, parentId?: number) => void
  readonly clear: (items: CartState['cart']['items']) => void
  readonly undo: () => void
}

/** Removes lines, or all of them, and remembers what it removed last, so that it can come back. */
export function useRemoval(before: Removed | null): Removal {
  const { addItem, addItems, clear, removeItem } = useCartActions()
  const [removed, setRemoved] = useState(before)

  /** A line with all that belongs to it, which has to wait for the new line. */
  const restoreWhole = async (line: RemovedLine) => {
    const added = await addItem({ ...itemOf(line), newLine: true })
    // the newest line of this variant
    const parent = added.ok && added.data.items.filter(({ variantId }) => variantId === line.variantId).at(-1)
    if (parent) await addItems(line.parts.map((part) => ({ ...itemOf(part), parentId: parent.id })))
  }

  return {
    removed,
    remove: useCallback(
      (item, parentId) => {
        setRemoved(removedOf(item, parentId))
        void removeItem(item.id)
      },
      [removeItem],
    ),
    clear(items) {
      setRemoved({ name: null, lines: items.flatMap((item) => removedLine(item)) })
      void clear()
    },
    undo() {
      setRemoved(null)
      const plain = removed?.lines.filter(({ parts }) => parts.length === 0) ?? []
      const [only] = plain
      if (only && plain.length === 1) void addItem(itemOf(only))
      else if (only) void addItems(plain.map(itemOf))
      for (const line of removed?.lines ?? []) if (line.parts.length > 0) void restoreWhole(line)
    },
  }
}
