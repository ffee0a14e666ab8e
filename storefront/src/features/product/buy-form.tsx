import { useAddToCart, useQuantityInput } from '@vanek/react-hooks'
import type { Product, Variant } from '@vanek/sdk/product'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { BuyBar } from './buy-bar.tsx'

export interface BuyFormProps {
  readonly product: Product
  readonly variant: Variant
}

/** The amount and the button; a plain form that posts to the cart when there are no scripts. */
export function BuyForm({ product, variant }: BuyFormProps) {
  const { availability, prices, unit } = variant
  const [amount, setAmount] = useState(availability.amountMin)
  const quantity = useQuantityInput({
    value: amount,
    min: availability.amountMin,
    max: availability.amountMax ?? undefined,
    step: 1,
    unit,
    onCommit: setAmount,
  })
  const { canAdd, pending, error, formProps, buttonProps, reason, reasonProps } = useAddToCart({
    variantId: variant.id,
    prices,
    availability,
    amount,
    preview: { product, variant },
  })
  return (
    <form {...formProps} id="koupit" className="buy">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variant.id} />
      {canAdd && (
        <Quantity
          label={`Množství (${unit})`}
          inputProps={{ ...quantity.inputProps, name: 'amount' }}
          incrementProps={quantity.incrementProps}
          decrementProps={quantity.decrementProps}
        />
      )}
      <Button {...buttonProps} id="koupit-tlacitko" tone="action" big busy={pending}>
        <Icon name="cart" />
        Do košíku
      </Button>
      {reason && <p {...reasonProps}>{reason}</p>}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {canAdd && <BuyBar name={variant.fullname} prices={prices} busy={pending} />}
    </form>
  )
}
