import * as texts from '#texts/features/cart/lines'
import { market } from '#market/market'
import { cartPath } from '#market/paths'
import { Link } from '../../../ui/link.tsx'
import { useCartItem, useQuantityInput } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { amountMeasure } from '@vanek/sdk/product'
import { memo } from 'react'
import { LineImage, lineName, linePath, variantName } from '../../../entities/cart/line.tsx'
import { perUnit } from '../../../entities/price/amount.tsx'
import { AvailabilityState } from '../../../entities/product/availability.tsx'
import { useLimits } from '../../../entities/shop/use-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { LineParts, LineTotal, type Removal, RemoveLine, UnitPrice } from './line-parts.tsx'
import { ChangeVariant } from './line-variant.tsx'
import { useShownFirst } from './use-shown-first.ts'

/** The amount of a line. With scripts it changes at once, otherwise by posting the form. */
function LineAmount({
  item,
  describedBy,
  onCommit,
}: {
  readonly item: CartItem
  readonly describedBy: string | undefined
  readonly onCommit: (amount: number) => void
}) {
  const { availability, unit = market.pieceUnit } = item.shoppable ?? {}
  const measure = amountMeasure(availability ?? {})
  const [amount, setAmount] = useShownFirst(item.amount, onCommit)
  const {
    inputProps,
    incrementButtonProps,
    decrementButtonProps,
    unit: short,
  } = useQuantityInput({
    value: amount,
    min: availability?.amountMin ?? 1,
    ...(typeof availability?.amountMax === 'number' && { max: availability.amountMax }),
    ...measure,
    unit,
    ...useLimits(unit, setAmount),
  })
  return (
    <form method="post" action={cartPath} className="line-amount" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="itemId" value={item.id} />
      {/* first, because Enter presses the first button of a form; not needed with scripts */}
      <Button type="submit" tone="plain" className="unscripted" tabIndex={-1}>
        {texts.recalculate}
      </Button>
      <Quantity
        label={texts.amountOf(lineName(item))}
        measure={perUnit(short)}
        inputProps={{ ...inputProps, 'aria-describedby': describedBy }}
        decrementButtonProps={{ ...decrementButtonProps, type: 'submit', name: 'step', value: String(-measure.step) }}
        incrementButtonProps={{ ...incrementButtonProps, type: 'submit', name: 'step', value: String(measure.step) }}
      />
    </form>
  )
}

type LineNotice = NonNullable<CartItem['notices']>[number]

const tones: Readonly<Record<LineNotice['code'], string>> = {
  price_lowered: 'is-success',
  price_raised: 'is-warning',
  stock_low: 'is-warning',
  out_of_stock: 'is-danger',
  not_saleable: 'is-danger',
}

/** Changes of a line since the visitor last edited it, in the shop's words. */
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

interface LineProps {
  readonly item: CartItem
  /** Error of the form posted for this line. */
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
      {credits > 0 && <span className="small">{texts.forCredits(credits)}</span>}
    </div>
  )
}

/**
 * One line of the cart. Its total is from the back end; while a change is in flight it is marked as stale. Memoized, so
 * that it renders only when this line changes.
 */
export const Line = memo(function Line({ item, refused, onRemove }: LineProps) {
  const { isPending, error, setAmount } = useCartItem(item.id)
  const text = error ? errorText(messages, error) : refused
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
        <ChangeVariant item={item} />
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
