import type { Cart, CartItem } from '@vanek/sdk/cart'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { Button } from '../../../ui/button.tsx'
import type { CartRefusal } from '../commands/intent.ts'
import { Line } from './line.tsx'
import type { Removal } from './line-parts.tsx'

/** Takes everything out at once; what was in can be brought back, so that nobody is asked twice. */
export function ClearCart({ onClear }: { readonly onClear: () => void }) {
  return (
    <form
      method="post"
      action="/kosik"
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <input type="hidden" name="intent" value="clear" />
      <Button type="submit" tone="plain">
        Vyprázdnit košík
      </Button>
    </form>
  )
}

/** Lines that the shop no longer knows, for a browser without scripts; with them the cart's store removes and tells each (C4.37). */
export function LostLines({ lines }: { readonly lines: readonly CartItem[] }) {
  return (
    <noscript>
      <form method="post" action="/kosik" className="notice is-danger">
        <input type="hidden" name="intent" value="tidy" />
        <div className="row spread">
          <span>
            {lines.map(({ id, name }) => name && <strong key={id}>{name} </strong>)}
            {csBasics.line_removed}
          </span>
          <Button type="submit">Rozumím</Button>
        </div>
      </form>
    </noscript>
  )
}

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
