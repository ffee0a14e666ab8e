import type { Cart } from '@vanek/sdk/cart'
import type { CartRefusal } from '../commands/intent.ts'
import { Line } from './line.tsx'
import type { Removal } from './use-removal.ts'

/** What is in the cart, line by line. */
export function Lines({
  items,
  refused,
  onRemove,
}: {
  readonly items: Cart['items']
  readonly refused: CartRefusal | undefined
  readonly onRemove: Removal['remove']
}) {
  return (
    <ul className="lines">
      {items.map((item) => (
        <Line
          key={item.id}
          item={item}
          refused={refused?.itemId === item.id ? refused.text : undefined}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}
