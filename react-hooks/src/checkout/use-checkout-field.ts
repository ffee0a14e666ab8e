import { type CheckoutIssue, checkoutMaxLengths, type CheckoutTextField } from '@vanek/sdk/checkout'
import { useEffect, useRef } from 'react'
import { afterPress } from './after-press.ts'
import type { ErrorProps, ErrorReference } from '../form/field-form.ts'
import { useCheckoutStore } from './checkout-provider.tsx'
import { useCheckout } from './use-checkout.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Props of an input, textarea or select of the checkout, which the browser can post as well. */
export interface CheckoutInputProps extends ErrorReference {
  /** The name, also for the `htmlFor` of a label. */
  readonly id: string
  /** Name under which the form posts the value. */
  readonly name: CheckoutTextField
  /** Lets the hook take over what was typed before hydration. */
  readonly ref: (element: TextElement | null) => void
  /** Value that the server rendered. */
  readonly defaultValue: string
  /** Most characters that can be typed. */
  readonly maxLength?: number
  /** Updates the store. */
  readonly onChange: (event: {
    /** The input. */
    readonly currentTarget: {
      /** The typed text. */
      readonly value: string
    }
  }) => void
  /** Checks the value. */
  readonly onBlur: () => void
}

/** A text input of the checkout. */
export interface UseCheckoutFieldResult {
  /** Props of the input. */
  readonly inputProps: CheckoutInputProps
  /** Props of the element with the error text. */
  readonly errorProps: ErrorProps
  /** Code of the issue; null if there is none, and before the first blur. */
  readonly error: CheckoutIssue | null
}

/**
 * A text input of the checkout. It is validated on blur, and from then on at every change. The input is not
 * controlled: what was typed before hydration is taken over, and values filled in by the store are written into it.
 *
 * @param name - Name of the input.
 * @returns The issue of the input, and the props of the input and its error message.
 * @example
 * ```tsx
 * const { inputProps, errorProps, error } = useCheckoutField('email')
 * return (
 *   <p>
 *     <input type="email" {...inputProps} />
 *     <span {...errorProps}>{error && issueText(en, { code: error, field: 'email' })}</span>
 *   </p>
 * )
 * ```
 */
export function useCheckoutField(name: CheckoutTextField): UseCheckoutFieldResult {
  const store = useCheckoutStore()
  const element = useRef<TextElement>(null)
  const error = useCheckout(({ issues }) => issues[name] ?? null)

  useEffect(() => {
    const typed = element.current?.value
    if (typed !== undefined && typed !== store.getInitialState().inputs[name]) store.setInput(name, typed)
    const show = () => {
      const now = store.getState().inputs[name]
      if (element.current && element.current.value !== now) element.current.value = now
    }
    show()
    return store.subscribe(show)
  }, [store, name])

  const errorId = `${name}-error`
  return {
    inputProps: {
      id: name,
      name,
      ref: (now) => void (element.current = now),
      defaultValue: store.getInitialState().inputs[name],
      maxLength: checkoutMaxLengths[name],
      onChange: ({ currentTarget }) => store.setInput(name, currentTarget.value),
      onBlur: () => afterPress(() => store.touch(name)),
      'aria-invalid': error !== null,
      ...(error !== null && { 'aria-describedby': errorId }),
    },
    errorProps: { id: errorId },
    error,
  }
}
