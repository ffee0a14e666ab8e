import * as texts from '#texts/features/add-to-cart'
import type { UseAddToCartResult } from '@vanek/react-hooks'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMessageText } from '../../lib/texts/use-message-text.ts'

interface AddFormProps {
  readonly add: UseAddToCartResult
  readonly amount: number
  /** Name of the product. */
  readonly name: string
  readonly className: string
}

/** A button that adds a fixed amount to the cart; without scripts a plain form. */
export function AddForm({ add, amount, name, className }: AddFormProps) {
  const failure = useMessageText(add.error)
  return (
    <form {...add.formProps} className={className}>
      {add.hiddenInputs.map((input) => (
        <input key={input.name} {...input} />
      ))}
      <input type="hidden" name="amount" value={amount} />
      <Button type="submit" busy={add.isPending} aria-label={texts.addOf(name)}>
        <Icon name="cart" />
        {texts.add}
      </Button>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </form>
  )
}
