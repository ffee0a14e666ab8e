import { useCheckout, useCheckoutField } from '@vanek/react-hooks'
import { isRequiredInput, mayBillAtDelivery, type TextInput as InputName } from '@vanek/sdk/checkout'
import type { ChangeEvent, ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import type { AddressHelp } from '../../../entities/address/use-address-help.tsx'
import { lookOf } from './looks.ts'
import { useSaid } from './said.tsx'
import { textOf } from './texts.ts'
import { useVerdict } from './use-verdict.tsx'

export interface TextInputProps {
  readonly name: InputName
  /** Shown as this instead of its usual type: a password that is to be read. */
  readonly type?: string
  /** Addresses to choose from. */
  readonly help?: AddressHelp | undefined
  /** Stands beside the input. */
  readonly children?: ReactNode
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What every text input of the form is wired with: its value, what is wrong with it and how it is shown. */
export function useTextInput(name: InputName) {
  const { inputProps, error } = useCheckoutField(name)
  const context = useCheckout((state) => state.context)
  const required = useCheckout(
    ({ inputs }) =>
      isRequiredInput(name, inputs, context) && !(name.startsWith('billing') && mayBillAtDelivery(inputs, context)),
  )
  const { texts, first, drop } = useSaid()
  const look = lookOf(name, context)
  return {
    look,
    error: error ? textOf(name, error) : texts[name],
    field: { id: name, label: look.label, hint: look.hint, required },
    input: {
      ...inputProps,
      name,
      autoComplete: look.autoComplete,
      onChange: (event: ChangeEvent<Control>) => {
        drop(name)
        inputProps.onChange(event)
      },
      // after a refusal the shopper is led to what is wrong; where there are scripts they do it
      ...(first === name && { autoFocus: true }),
    },
  }
}

/** One text input of the details form. */
export function TextInput({ name, type, help, children }: TextInputProps) {
  const { look, error, field, input } = useTextInput(name)
  const { note, onFocus, marks } = useVerdict(name)
  const { onChange, onBlur, ...combobox } = help?.inputProps ?? {}
  return (
    <Field {...field} error={error} note={note}>
      {(control) => (
        <span
          className={children ? 'input-row' : 'input-box'}
          onFocus={() => {
            onFocus()
            help?.onFocus()
          }}
        >
          <input
            className={look.short ? 'input input-short' : 'input'}
            type={type ?? look.type ?? 'text'}
            inputMode={look.inputMode}
            {...marks}
            {...combobox}
            {...input}
            onChange={(event) => {
              input.onChange(event)
              onChange?.(event)
            }}
            onBlur={() => {
              input.onBlur()
              onBlur?.()
            }}
            {...control}
          />
          {children}
          {help?.panel}
        </span>
      )}
    </Field>
  )
}
