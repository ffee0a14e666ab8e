import { useQuantityInput } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { measureOf } from '@vanek/sdk/product'
import { Quantity } from '../../../ui/quantity.tsx'
import { Button } from '../../../ui/button.tsx'
import { perUnit } from '../../../entities/price/pairs.ts'
import { useLimits } from '../../../entities/shop/use-limits.ts'
import { lineName } from '../../../entities/cart/line-name.ts'

/** The amount of a line. With scripts it changes at once, without them by posting the form. */
export function LineAmount({
  item,
  describedBy,
  onCommit,
}: {
  readonly item: CartItem
  readonly describedBy: string | undefined
  readonly onCommit: (amount: number) => void
}) {
  const { availability, unit = 'ks' } = item.shoppable ?? {}
  const measure = measureOf(availability ?? {})
  const {
    inputProps,
    incrementButtonProps,
    decrementButtonProps,
    unit: short,
  } = useQuantityInput({
    value: item.amount,
    min: availability?.amountMin ?? 1,
    ...(typeof availability?.amountMax === 'number' && { max: availability.amountMax }),
    ...measure,
    unit,
    onCommit,
    ...useLimits(unit),
  })
  return (
    <form method="post" action="/kosik" className="line-amount" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="itemId" value={item.id} />
      {/* first, because Enter presses the first button of a form; with scripts nobody else needs it */}
      <Button type="submit" tone="plain" className="unscripted" tabIndex={-1}>
        Přepočítat
      </Button>
      <Quantity
        label={`Počet, ${lineName(item)}`}
        measure={perUnit(short)}
        inputProps={{ ...inputProps, 'aria-describedby': describedBy }}
        decrementButtonProps={{ ...decrementButtonProps, type: 'submit', name: 'step', value: String(-measure.step) }}
        incrementButtonProps={{ ...incrementButtonProps, type: 'submit', name: 'step', value: String(measure.step) }}
      />
    </form>
  )
}
