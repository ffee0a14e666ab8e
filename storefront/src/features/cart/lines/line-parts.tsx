import type { CartItem } from '@vanek/sdk/cart'
import { formatAmount } from '@vanek/sdk/format'
import { LineTotal } from '../../../entities/cart/line-price.tsx'
import { lineName, variantName } from '../../../entities/cart/line-name.ts'
import { RemoveLine } from './remove-line.tsx'

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
