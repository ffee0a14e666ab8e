import {
  type AmountNotice,
  type AmountRules,
  cleanQuantity,
  longestQuantity,
  settleAmount,
  settleQuantity,
  shortUnit,
} from '@vanek/sdk/product'
import { addAmounts, formatAmount } from '@vanek/sdk/format'
import { type ChangeEventHandler, type KeyboardEventHandler, useId, useState } from 'react'

export interface QuantityInputOptions extends AmountRules {
  /** The amount as it stands. */
  readonly value: number
  /** Decimal places that can be typed; none unless told. */
  readonly decimals?: number
  /** Unit of sale, told to screen readers with the amount. */
  readonly unit?: string
  /** Name of the form's field; `amount` unless told. */
  readonly name?: string
  /** Told of every new amount; with limit notifications already fitted into the limits. */
  readonly onCommit: (amount: number) => void
  /** Called when a limit changed the amount: show it as an info notice, with the text from `quantityMessage`. */
  readonly onNotice?: (notice: AmountNotice) => void
}

/** Props of a stepper: one field of text with the role of a spin button, and two buttons that need scripts. */
export interface QuantityInput {
  readonly inputProps: {
    readonly id: string
    readonly name: string
    readonly type: 'text'
    readonly role: 'spinbutton'
    readonly inputMode: 'numeric' | 'decimal'
    readonly autoComplete: 'off'
    readonly maxLength: number
    readonly value: string
    readonly 'aria-valuenow': number
    readonly 'aria-valuemin'?: number
    readonly 'aria-valuemax'?: number
    readonly 'aria-valuetext'?: string
    readonly onChange: ChangeEventHandler<HTMLInputElement>
    readonly onBlur: () => void
    readonly onKeyDown: KeyboardEventHandler<HTMLInputElement>
  }
  readonly incrementButtonProps: StepButtonProps
  readonly decrementButtonProps: StepButtonProps
  /** The unit, short enough to stand beside the field; undefined without one. */
  readonly unit: string | undefined
}

/** At a limit the button is only marked as disabled: a button that really were would throw the focus away. */
export interface StepButtonProps {
  readonly type: 'button'
  readonly 'aria-controls': string
  readonly 'aria-disabled': boolean
  readonly onClick: () => void
}

/**
 * A field for an amount. What is typed is cleaned as it is typed and stays until Enter or leaving
 * the field, then it is settled by the limits and told; the buttons and the up and down
 * keys tell at once. Enter does not send the form around it.
 *
 * ```tsx
 * const { inputProps, incrementButtonProps, decrementButtonProps } = useQuantityInput({ value, max: 10, onCommit: setValue })
 * return <><button {...decrementButtonProps}>−</button><input {...inputProps} /><button {...incrementButtonProps}>+</button></>
 * ```
 */
export function useQuantityInput(options: QuantityInputOptions): QuantityInput {
  const { value, decimals = 0, unit, name = 'amount', onCommit, onNotice, ...rules } = options
  const { min = 1, max, step = 1, limitNotifications = true } = rules
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  // something typed was removed, and the shopper is told: more decimals than allowed, or what is no amount at all
  const [ended, setEnded] = useState<'' | 'separated' | 'dropped' | 'none' | 'minus'>('')

  const commit = (wanted: number, dropped = false) => {
    const { amount, notice } = settleAmount(wanted, rules)
    setDraft(null)
    setEnded('')
    const told = notice ?? (dropped ? { code: 'quantity_step' as const, limit: step } : null)
    if (told) onNotice?.(told)
    if (amount !== value) onCommit(amount)
  }
  // an emptied field takes back the amount that stands
  const typed = () => {
    const text = settleQuantity(draft ?? '', decimals)
    return text === '' ? value : Number(text)
  }
  const isNone = limitNotifications && (ended === 'none' || ended === 'minus')
  const settle = () => commit(isNone ? -1 : typed(), ended === 'dropped')
  const button = (to: number): StepButtonProps => ({
    type: 'button',
    'aria-controls': id,
    'aria-disabled': settleAmount(to, rules).amount === value,
    onClick: () => commit(to),
  })
  const keys: Readonly<Record<string, () => void>> = {
    Enter: settle,
    ArrowUp: () => commit(addAmounts(typed(), step)),
    ArrowDown: () => commit(addAmounts(typed(), -step)),
  }
  const short = unit === undefined ? undefined : shortUnit(unit)

  return {
    inputProps: {
      id,
      name,
      type: 'text',
      role: 'spinbutton',
      inputMode: decimals > 0 ? 'decimal' : 'numeric',
      autoComplete: 'off',
      maxLength: longestQuantity,
      value: draft ?? String(value),
      'aria-valuenow': typed(),
      ...(limitNotifications && { 'aria-valuemin': min }),
      ...(limitNotifications && typeof max === 'number' && { 'aria-valuemax': max }),
      // while it is typed in, the field speaks for itself
      ...(short !== undefined && draft === null && { 'aria-valuetext': `${formatAmount(value)} ${short}` }),
      onChange: ({ currentTarget: { value: raw } }) => {
        const before = draft ?? String(value)
        const goesOn = raw.length > before.length && raw.startsWith(before)
        if ((ended === 'separated' || ended === 'dropped') && decimals === 0 && goesOn) {
          if (/[1-9]/.test(raw.slice(before.length))) setEnded('dropped')
          return
        }
        const beyond = /[.,](\d*)/.exec(raw)?.[1]?.slice(decimals) ?? ''
        if (/^\s*[-−]/.test(raw) || (ended === 'minus' && goesOn)) setEnded('minus')
        else if (/^\D+$/.test(raw)) setEnded('none')
        else setEnded(/[1-9]/.test(beyond) ? 'dropped' : decimals === 0 && /\d[.,]/.test(raw) ? 'separated' : '')
        setDraft(cleanQuantity(raw, decimals))
      },
      onBlur: settle,
      onKeyDown: (event) => {
        const act = keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      },
    },
    incrementButtonProps: button(addAmounts(typed(), step)),
    decrementButtonProps: button(addAmounts(typed(), -step)),
    unit: short,
  }
}
