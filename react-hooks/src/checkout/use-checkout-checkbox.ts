import type { InputIssue, TickInput } from '@vanek/sdk/checkout'
import { useEffect, useRef } from 'react'
import { useCheckoutStore } from './checkout-provider.tsx'
import { useCheckout } from './use-checkout.ts'

/** Props of a checkbox, which posts without scripts as well. */
export interface CheckoutCheckboxProps {
  readonly type: 'checkbox'
  readonly id: string
  readonly name: TickInput
  readonly ref: (element: HTMLInputElement | null) => void
  readonly defaultChecked: boolean
  readonly onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) => void
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby'?: string
}

/** One ticked input of the checkout. */
export interface CheckoutCheckbox {
  readonly inputProps: CheckoutCheckboxProps
  readonly checked: boolean
  readonly errorProps: { readonly id: string }
  /** What is wrong; null when nothing is. */
  readonly error: InputIssue | null
}

/**
 * One checkbox of the checkout. `checked` tells whether the part it opens is shown.
 *
 * ```tsx
 * const { inputProps, checked } = useCheckoutCheckbox('billingInfo')
 * return <label data-open={checked}><input {...inputProps} /> Fakturovat jinam</label>
 * ```
 */
export function useCheckoutCheckbox(name: TickInput): CheckoutCheckbox {
  const store = useCheckoutStore()
  const element = useRef<HTMLInputElement>(null)
  const checked = useCheckout(({ inputs }) => inputs[name])
  const error = useCheckout(({ issues }) => issues[name] ?? null)

  useEffect(() => {
    const ticked = element.current?.checked
    if (ticked !== undefined && ticked !== store.getInitialState().inputs[name]) store.setInput(name, ticked)
    const show = () => {
      if (element.current) element.current.checked = store.getState().inputs[name]
    }
    show()
    return store.subscribe(show)
  }, [store, name])

  const errorId = `${name}-error`
  return {
    inputProps: {
      type: 'checkbox',
      id: name,
      name,
      ref: (now) => void (element.current = now),
      defaultChecked: store.getInitialState().inputs[name],
      onChange: ({ currentTarget }) => store.setInput(name, currentTarget.checked),
      'aria-invalid': error !== null,
      ...(error !== null && { 'aria-describedby': errorId }),
    },
    checked,
    errorProps: { id: errorId },
    error,
  }
}
