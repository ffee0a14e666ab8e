import { useCartLine } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { plural } from '@vanek/sdk/format'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { memo } from 'react'
import { AvailabilityState } from '../../../entities/product/availability.tsx'
import { LineAmount } from './line-amount.tsx'
import { LineImage } from '../../../entities/cart/line-image.tsx'
import { lineName, variantName } from '../../../entities/cart/line-name.ts'
import { linePath } from '../../../entities/cart/line-path.ts'
import { LineParts } from './line-parts.tsx'
import { LineTotal, UnitPrice } from '../../../entities/cart/line-price.tsx'
import { RemoveLine } from './remove-line.tsx'
import type { Removal } from './use-removal.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

type LineNotice = NonNullable<CartItem['notices']>[number]

const tones: Readonly<Record<LineNotice['code'], string>> = {
  price_lowered: 'is-success',
  price_raised: 'is-warning',
  stock_low: 'is-warning',
  out_of_stock: 'is-danger',
  not_saleable: 'is-danger',
}

/** What changed about a line since the shopper last touched it, in the shop's words. */
function LineNotices({ notices }: { readonly notices: CartItem['notices'] }) {
  if (!notices || notices.length === 0) return null
  return (
    <ul className="line-notices small">
      {notices.map(({ code, title }) => (
        <li key={code} className={tones[code]}>
          <Icon name={code === 'price_lowered' ? 'check' : 'info'} />
          {title}
        </li>
      ))}
    </ul>
  )
}

const CREDITS = { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' }

export interface LineProps {
  readonly item: CartItem
  /** Why what was posted for this line was refused. */
  readonly refused: string | undefined
  readonly onRemove: Removal['remove']
}

function About({ item }: { readonly item: CartItem }) {
  const { credits = 0, shoppable } = item
  const variant = variantName(item)
  const name = lineName(item)
  return (
    <div className="line-about">
      {item.product ? (
        <Link className="line-name" to={linePath(item.product, item.variant)}>
          {name}
        </Link>
      ) : (
        <span className="line-name">{name}</span>
      )}
      {variant && <span className="quiet small">{variant}</span>}
      {shoppable && <AvailabilityState availability={shoppable.availability} />}
      {credits > 0 && <span className="small">Za {plural('cs', credits, CREDITS)}</span>}
    </div>
  )
}

/**
 * One line of the cart. Its total is the back end's; while a change is on its way it is shown as not final. Drawn again
 * only when this line changes.
 */
export const Line = memo(function Line({ item, refused, onRemove }: LineProps) {
  const { isPending, error, setAmount } = useCartLine(item.id)
  const text = error ? errorText(cs, error) : refused
  const errorId = `line-${item.id}-error`
  return (
    <li className="line" aria-busy={isPending || undefined}>
      <LineImage image={item.shoppable?.mainImage ?? item.product?.mainImage} sized="style-w120-h120" />
      <About item={item} />
      <p className="line-unit num">
        <span className="quiet small">
          <UnitPrice item={item} />
        </span>
      </p>
      <LineAmount item={item} describedBy={text ? errorId : undefined} onCommit={(amount) => void setAmount(amount)} />
      <p className="line-total num" data-stale={isPending || undefined}>
        <LineTotal item={item} />
      </p>
      <RemoveLine item={item} onRemove={onRemove} />
      <div className="line-more">
        <LineNotices notices={item.notices} />
        {text && (
          <p className="field-error line-error" id={errorId} role="alert">
            {text}
          </p>
        )}
        <LineParts line={item} onRemove={onRemove} />
      </div>
    </li>
  )
})
