import { type InputIssue, maxLengths, type TextInput } from '@vanek/sdk/checkout'
import { useEffect, useRef } from 'react'
import { afterPress } from './after-press.ts'
import { useCheckoutStore } from './checkout-provider.tsx'
import { useCheckout } from './use-checkout.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Props of an input, textarea or select, which posts without scripts as well. */
export interface CheckoutInputProps {
  readonly id: string
  readonly name: TextInput
  readonly ref: (element: TextElement | null) => void
  readonly defaultValue: string
  readonly maxLength?: number
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
  readonly onBlur: () => void
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby'?: string
}

/** One input of the checkout. */
export interface CheckoutField {
  readonly inputProps: CheckoutInputProps
  /** For the element that says what is wrong. */
  readonly errorProps: { readonly id: string }
  /** What is wrong; null before the shopper has been here, and when nothing is. */
  readonly error: InputIssue | null
}

/**
 * One text input of the checkout. It is checked when it is left, and from then on with every change. The browser
 * keeps the text: what was typed before scripts ran is taken over, and what the store fills in is written into the
 * field.
 *
 * ```tsx
 * const { inputProps, errorProps, error } = useCheckoutField('email')
 * return (
 *   <p>
 *     <input type="email" {...inputProps} />
 *     <span {...errorProps}>{error && issueText(cs, { code: error, field: 'email' })}</span>
 *   </p>
 * )
 * ```
 */
export function useCheckoutField(name: TextInput): CheckoutField {
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
      maxLength: maxLengths[name],
      onChange: ({ currentTarget }) => store.setInput(name, currentTarget.value),
      onBlur: () => afterPress(() => store.touch(name)),
      'aria-invalid': error !== null,
      ...(error !== null && { 'aria-describedby': errorId }),
    },
    errorProps: { id: errorId },
    error,
  }
}
