import * as texts from '#texts/features/cart/lines'
import { market } from '#market/market'
import { cartPath } from '#market/paths'
import { useCartActions } from '@vanek/react-hooks'
import type { CartItem, CartState } from '@vanek/sdk/cart'
import { formatAmount } from '@vanek/sdk/format'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lineName, variantName } from '../../../entities/cart/line.tsx'
import { Amount, totalPair, unitPair } from '../../../entities/price/amount.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import {
  itemOf,
  type Removed,
  type RemovedLine,
  removedLine,
  removedOf,
  stringifyRemoved,
} from '../commands/removed.ts'

/** The unit price, in the shop's price display. */
export function UnitPrice({ item }: { readonly item: CartItem }) {
  return <Amount of={unitPair(item.prices)} unit={item.shoppable?.unit ?? market.pieceUnit} one />
}

/** The price of the line as computed by the back end. */
export function LineTotal({ item }: { readonly item: CartItem }) {
  return (
    <>
      <span className="hide">{texts.lineTotal}</span>
      <Amount of={totalPair(item.prices)} />
    </>
  )
}

/** Removes a line from the cart. */
export function RemoveLine({
  item,
  onRemove,
}: {
  readonly item: CartItem
  readonly onRemove: (item: CartItem) => void
}) {
  return (
    <form
      method="post"
      action={cartPath}
      className="line-remove"
      onSubmit={(event) => {
        event.preventDefault()
        onRemove(item)
      }}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemId" value={item.id} />
      <IconButton type="submit" label={texts.removeOf(lineName(item))}>
        <Icon name="trash" />
      </IconButton>
    </form>
  )
}

/** Parts of a line, which are removed with it (C3.04). */
export function LineParts({
  line: { id, items },
  onRemove,
}: {
  readonly line: CartItem
  readonly onRemove: (item: CartItem, parentId: number) => void
}) {
  if (items.length === 0) return null
  return (
    <ul className="line-parts">
      {items.map((item) => (
        <li key={item.id}>
          <span>
            {lineName(item)}
            <span className="quiet small">
              {[variantName(item), formatAmount(item.amount, item.shoppable?.unit ?? market.pieceUnit)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="num line-part-total">
            <LineTotal item={item} />
          </span>
          <RemoveLine item={item} onRemove={() => onRemove(item, id)} />
        </li>
      ))}
    </ul>
  )
}

/** A removal with its number, the last one first. */
type Numbered = Removed & { readonly at: number }

/** More notices would push the lines away. */
const maxRemovals = 3

/** Adds a removal of one line, or of all; a part cannot return to a line that has gone. */
const adding =
  (removed: Removed | null, goneId?: number) =>
  (all: readonly Numbered[]): readonly Numbered[] => {
    const isLost = ({ parentId }: RemovedLine) => parentId !== null && parentId === (goneId ?? parentId)
    const others = all.filter(({ lines }) => !lines.some(isLost))
    return removed ? [{ ...removed, at: (all[0]?.at ?? 0) + 1 }, ...others].slice(0, maxRemovals) : others
  }

export interface Removal {
  /** The last removals that were not restored. */
  readonly removals: readonly Numbered[]
  /** A part of a line is removed with the id of its parent line. */
  readonly remove: (item: CartItem, parentId?: number) => void
  readonly clear: (items: CartState['cart']['items']) => void
  readonly undo: (removed: Numbered) => void
}

/** Removes lines, or all of them, and stores the last removals for undo. */
export function useRemoval(before: Removed | null): Removal {
  const { addItem, addItems, clear, removeItem } = useCartActions()
  const [removals, setRemovals] = useState<readonly Numbered[]>(before ? [{ ...before, at: 0 }] : [])

  /** Restores a line with its parts, which have to wait for the new line. */
  const restoreWithParts = async (line: RemovedLine) => {
    const added = await addItem({ ...itemOf(line), newLine: true })
    // the newest line of this variant
    const parent = added.ok && added.data.items.filter(({ variantId }) => variantId === line.variantId).at(-1)
    if (parent) await addItems(line.parts.map((part) => ({ ...itemOf(part), parentId: parent.id })))
  }

  return {
    removals,
    remove: useCallback(
      (item, parentId) => {
        setRemovals(adding(removedOf(item, parentId), item.id))
        void removeItem(item.id)
      },
      [removeItem],
    ),
    clear(items) {
      setRemovals(adding({ name: null, lines: items.flatMap((item) => removedLine(item)) }))
      void clear()
    },
    undo(removed) {
      setRemovals((all) => all.filter((each) => each !== removed))
      const plain = removed.lines.filter(({ parts }) => parts.length === 0)
      const [only] = plain
      if (only && plain.length === 1) void addItem(itemOf(only))
      else if (only) void addItems(plain.map(itemOf))
      for (const line of removed.lines) if (line.parts.length > 0) void restoreWithParts(line)
    },
  }
}

/** Shows what was removed, with a button to undo; takes over the focus of the removed line. */
export function Undo({ removed, onUndo }: { readonly removed: Removed; readonly onUndo: () => void }) {
  const at = useRef<HTMLFormElement>(null)
  useEffect(() => at.current?.querySelector('button')?.focus(), [])
  const { name, lines } = removed
  return (
    <Notice>
      <form
        ref={at}
        method="post"
        action={cartPath}
        className="row spread"
        onSubmit={(event) => {
          event.preventDefault()
          onUndo()
        }}
      >
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="lines" value={stringifyRemoved(lines)} />
        <span>{name === null ? texts.cleared : texts.removed(name)}</span>
        <Button type="submit">{name === null ? texts.putAllBack : texts.putBack}</Button>
      </form>
    </Notice>
  )
}
