import type { CartItem } from '@vanek/sdk/cart'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lineName } from '../../../entities/cart/line-name.ts'

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
