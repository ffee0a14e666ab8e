import * as texts from '#texts/ui'
import type { ButtonHTMLAttributes, InputHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'

export interface QuantityProps {
  /** From `useQuantityInput`, or plain attributes of a number input. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>
  readonly incrementButtonProps?: ButtonHTMLAttributes<HTMLButtonElement>
  readonly decrementButtonProps?: ButtonHTMLAttributes<HTMLButtonElement>
  /** Label for screen readers: "Number of pieces". */
  readonly label: string
  /** The unit shown in the field, if it is not pieces: "m". */
  readonly measure?: string | undefined
}

/** An amount to type or to step; without scripts it is a number input. */
export function Quantity({ inputProps, incrementButtonProps, decrementButtonProps, label, measure }: QuantityProps) {
  return (
    <span className="quantity">
      <button type="button" aria-label={`${texts.decrease}: ${label}`} {...decrementButtonProps}>
        <Icon name="minus" />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        // typing replaces the amount
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...inputProps}
      />
      {measure && (
        <span className="quantity-measure small quiet" aria-hidden="true">
          {measure}
        </span>
      )}
      <button type="button" aria-label={`${texts.increase}: ${label}`} {...incrementButtonProps}>
        <Icon name="plus" />
      </button>
    </span>
  )
}
