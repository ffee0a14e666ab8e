import { useCartLine, useMoney } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { Link } from 'react-router-dom'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LineAmount } from './line-amount.tsx'
import { LineImage } from './line-image.tsx'
import { lineName, variantName } from './line-name.ts'

export interface LineProps {
  readonly item: CartItem
  /** Why what was posted for this line was refused. */
  readonly refused: string | undefined
  readonly onRemove: (item: CartItem) => void
}

function About({ item }: { readonly item: CartItem }) {
  const variant = variantName(item)
  const availability = item.shoppable?.availability.availability
  const name = lineName(item)
  return (
    <div className="line-about">
      {item.product ? (
        <Link className="line-name" to={`/produkt/${item.product.slug}`}>
          {name}
        </Link>
      ) : (
        <span className="line-name">{name}</span>
      )}
      {variant && <span className="quiet small">{variant}</span>}
      {availability && <span className={`state is-${availability.color}`}>{availability.text}</span>}
    </div>
  )
}

/** One line of the cart. Its total is the back end's; while a change is on its way it is shown as not final. */
export function Line({ item, refused, onRemove }: LineProps) {
  const { pending, error, setAmount } = useCartLine(item.id)
  const money = useMoney()
  const text = error ? errorText(cs, error) : refused
  const errorId = `line-${item.id}-error`
  const name = lineName(item)
  return (
    <li className="line" aria-busy={pending || undefined}>
      <LineImage image={item.shoppable?.mainImage ?? item.product?.mainImage} size={104} />
      <About item={item} />
      <p className="line-unit num">
        <span className="quiet small">
          {money(item.prices.unitWithTax)} / {item.shoppable?.unit ?? 'ks'}
        </span>
      </p>
      <LineAmount item={item} describedBy={text ? errorId : undefined} onCommit={(amount) => void setAmount(amount)} />
      <p className="line-total num" data-stale={pending || undefined}>
        <span className="hide">Celkem </span>
        {money(item.prices.totalWithTax)}
      </p>
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
        <IconButton type="submit" label={`Odebrat ${name}`}>
          <Icon name="trash" />
        </IconButton>
      </form>
      {text && (
        <p className="field-error line-error" id={errorId} role="alert">
          {text}
        </p>
      )}
    </li>
  )
}
