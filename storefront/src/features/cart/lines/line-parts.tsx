import type { CartItem } from '@vanek/sdk/cart'
import { formatAmount } from '@vanek/sdk/format'
import { lineName, variantName } from '../../../entities/cart/line-name.ts'
import { Amount } from '../../../entities/price/amount.tsx'
import { totalPair, unitPair } from '../../../entities/price/pairs.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** What one piece costs, the way the shop shows prices. */
export function UnitPrice({ item }: { readonly item: CartItem }) {
  return <Amount of={unitPair(item.prices)} unit={item.shoppable?.unit ?? 'ks'} one />
}

/** The price of the line as computed by the back end. */
export function LineTotal({ item }: { readonly item: CartItem }) {
  return (
    <>
      <span className="hide">Celkem </span>
      <Amount of={totalPair(item.prices)} />
    </>
  )
}

/** Takes a line out of the cart. */
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
      action="/kosik"
      className="line-remove"
      onSubmit={(event) => {
        event.preventDefault()
        onRemove(item)
      }}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemId" value={item.id} />
      <IconButton type="submit" label={`Odebrat ${lineName(item)}`}>
        <Icon name="trash" />
      </IconButton>
    </form>
  )
}

/** What belongs to a line and goes with it (C3.04). */
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
              {[variantName(item), formatAmount(item.amount, item.shoppable?.unit ?? 'ks')].filter(Boolean).join(' · ')}
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
