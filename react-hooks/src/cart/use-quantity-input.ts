import { type AmountLimits, fitAmount } from '@vanek/sdk/cart'
import { type ChangeEventHandler, type KeyboardEventHandler, useId, useState } from 'react'

export interface QuantityInputOptions extends AmountLimits {
  /** The amount as it stands. */
  readonly value: number
  /** Unit of sale, told to screen readers with the amount. */
  readonly unit?: string
  /** Name of the form's field; `amount` unless told. */
  readonly name?: string
  /** Told of every new amount, already fitted into the limits. */
  readonly onCommit: (amount: number) => void
}

/** Props of a stepper. It is one number field with two buttons that need scripts. */
export interface QuantityInput {
  readonly inputProps: {
    readonly id: string
    readonly name: string
    readonly type: 'number'
    readonly inputMode: 'numeric'
    readonly autoComplete: 'off'
    readonly min: number
    readonly max?: number
    readonly step: number
    readonly value: string
    readonly 'aria-valuetext'?: string
    readonly onChange: ChangeEventHandler<HTMLInputElement>
    readonly onBlur: () => void
    readonly onKeyDown: KeyboardEventHandler<HTMLInputElement>
  }
  readonly incrementProps: StepButtonProps
  readonly decrementProps: StepButtonProps
}

/** At a limit the button is only marked as disabled: a button that really were would throw the focus away. */
export interface StepButtonProps {
  readonly type: 'button'
  readonly 'aria-controls': string
  readonly 'aria-disabled': boolean
  readonly onClick: () => void
}

/**
 * A field for an amount. What is typed stays as typed until Enter or leaving the field, then it is fitted into the limits
 * and told; the buttons tell at once.
 */
export function useQuantityInput(options: QuantityInputOptions): QuantityInput {
  const { value, min = 1, max, step = 1, unit, name = 'amount', onCommit } = options
  const limits = { min, max, step }
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)

  const commit = (wanted: number) => {
    const amount = fitAmount(wanted, limits)
    setDraft(null)
    if (amount !== value) onCommit(amount)
  }
  // an emptied field takes back the amount that stands
  const typed = () => (draft === null || draft.trim() === '' ? value : Number(draft))
  const settle = () => commit(typed())
  const button = (to: number): StepButtonProps => ({
    type: 'button',
    'aria-controls': id,
    'aria-disabled': fitAmount(to, limits) === value,
    onClick: () => commit(to),
  })

  return {
    inputProps: {
      id,
      name,
      type: 'number',
      inputMode: 'numeric',
      autoComplete: 'off',
      min,
      ...(typeof max === 'number' && { max }),
      step,
      value: draft ?? String(value),
      // while it is typed in, the field speaks for itself
      ...(unit !== undefined && draft === null && { 'aria-valuetext': `${value} ${unit}` }),
      onChange: (event) => setDraft(event.currentTarget.value),
      onBlur: settle,
      onKeyDown: (event) => {
        if (event.key === 'Enter') settle()
      },
    },
    incrementProps: button(typed() + step),
    decrementProps: button(typed() - step),
  }
}
