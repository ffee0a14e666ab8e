import type { CheckoutIssue, CheckoutCheckboxField } from '@vanek/sdk/checkout'
import { useEffect, useRef } from 'react'
import type { ErrorProps, ErrorReference } from '../form/field-form.ts'
import { useCheckoutStore } from './checkout-provider.tsx'
import { useCheckout } from './use-checkout.ts'

/** Props of a checkbox of the checkout, which the browser can post as well. */
export interface CheckoutCheckboxProps extends ErrorReference {
  /** Always `checkbox`. */
  readonly type: 'checkbox'
  /** The name, also for the `htmlFor` of a label. */
  readonly id: string
  /** Name under which the form posts the value. */
  readonly name: CheckoutCheckboxField
  /** Lets the hook take over what was checked before hydration. */
  readonly ref: (element: HTMLInputElement | null) => void
  /** Whether it was checked when the server rendered it. */
  readonly defaultChecked: boolean
  /** Updates the store. */
  readonly onChange: (event: {
    /** The checkbox. */
    readonly currentTarget: {
      /** Whether it is checked. */
      readonly checked: boolean
    }
  }) => void
}

/** A checkbox of the checkout. */
export interface UseCheckoutCheckboxResult {
  /** Props of the checkbox. */
  readonly inputProps: CheckoutCheckboxProps
  /** Whether it is checked, and the section of the form that it toggles is shown. */
  readonly checked: boolean
  /** Props of the element with the error text. */
  readonly errorProps: ErrorProps
  /** Code of the issue; null if there is none. */
  readonly error: CheckoutIssue | null
}

/**
 * A checkbox of the checkout. It is not controlled: what was checked before hydration is taken over.
 *
 * @param name - Name of the checkbox.
 * @returns Whether it is checked, its issue, and the props of the input.
 * @example
 * ```tsx
 * const { inputProps, checked } = useCheckoutCheckbox('billingInfo')
 * return <label data-open={checked}><input {...inputProps} /> Another billing address</label>
 * ```
 */
export function useCheckoutCheckbox(name: CheckoutCheckboxField): UseCheckoutCheckboxResult {
  const store = useCheckoutStore()
  const element = useRef<HTMLInputElement>(null)
  const checked = useCheckout(({ inputs }) => inputs[name])
  const error = useCheckout(({ issues }) => issues[name] ?? null)

  useEffect(() => {
    const checked = element.current?.checked
    if (checked !== undefined && checked !== store.getInitialState().inputs[name]) store.setInput(name, checked)
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
