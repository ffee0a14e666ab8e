import { useAddToCart, useQuantityInput } from '@vanek/react-hooks'
import { csReasons } from '@vanek/sdk/i18n/cs'
import type { Product, Variant } from '@vanek/sdk/product'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { useSentence } from '../texts/use-sentence.ts'
import { BuyBar } from './buy-bar.tsx'
import { previewOf } from './preview-of.ts'

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
    max: availability.amountMax,
    unit,
    onCommit: setAmount,
  })
  const add = useAddToCart({ variantId: variant.id, prices, availability, preview: previewOf(product, variant) })
  const failure = useSentence(add.error)
  return (
    <form {...add.formProps} className="buy">
      {add.hiddenInputs.map((input) => (
        <input key={input.name} {...input} />
      ))}
      {add.canAdd && <Quantity label={`Množství (${unit})`} {...quantity} />}
      <Button {...add.buttonProps} id="koupit" tone="action" big busy={add.pending}>
        <Icon name="cart" />
        Do košíku
      </Button>
      {add.reason && (
        <p className="quiet small" {...add.reasonProps}>
          {csReasons[add.reason]}
        </p>
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      {add.canAdd && <BuyBar name={variant.fullname} prices={prices} busy={add.pending} />}
    </form>
  )
}
