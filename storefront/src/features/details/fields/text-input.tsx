import { useCheckout, useCheckoutField } from '@vanek/react-hooks'
import {
  toValidatedField,
  type CheckoutTextField as InputName,
  isRequiredCheckoutField,
  canBillToDeliveryAddress,
  type CheckoutTextField as TextInputName,
} from '@vanek/sdk/checkout'
import { type ChangeEvent, type ReactNode, Suspense, useState } from 'react'
import { type AddressHelp, spare } from '../../../entities/address/use-address-help.tsx'
import { useIsOn } from '../../../entities/shop/use-shell.ts'
import { Field } from '../../../ui/field.tsx'
import { lookOf } from './looks.ts'
import { useFieldMessages } from './field-messages.tsx'
import { textOf } from './posting.ts'

const Note = spare<{ readonly name: TextInputName }>(
  async () => (await import('../../../entities/address/verdict-note.tsx')).VerdictNote,
)

/** The validation service at an input; the set-up panel reads the marks (B2.66). */
interface Judged {
  readonly marks: { readonly 'data-check'?: string; readonly 'data-verdict'?: string }
  /** Its verdict, from the first focus of the input. */
  readonly note: ReactNode
  readonly onFocus: () => void
}

/** The validation service at one input of the details form, if the shop has one (C5.26). */
function useVerdict(name: TextInputName): Judged {
  const field = toValidatedField(name)
  const isOn = useIsOn('address_validation') && field !== null
  const result = useCheckout(({ validationResults: verdicts }) => verdicts[name]?.result)
  const [near, setNear] = useState(false)
  return {
    marks: isOn ? { 'data-check': field, ...(result && { 'data-verdict': result }) } : {},
    note: isOn && (near || result) && (
      <Suspense>
        <Note name={name} />
      </Suspense>
    ),
    onFocus: () => setNear(true),
  }
}

interface TextInputProps {
  readonly name: InputName
  /** Overrides the input's type, to make a password visible. */
  readonly type?: string
  /** Address completion. */
  readonly help?: AddressHelp | undefined
  /** Rendered beside the input. */
  readonly children?: ReactNode
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Value, error and look of a text input in the form. */
export function useTextInput(name: InputName) {
  const { inputProps, error } = useCheckoutField(name)
  const context = useCheckout((state) => state.context)
  const required = useCheckout(
    ({ inputs }) =>
      isRequiredCheckoutField(name, inputs, context) &&
      !(name.startsWith('billing') && canBillToDeliveryAddress(inputs, context)),
  )
  const { texts, first, drop } = useFieldMessages()
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
      // without scripts, the first error gets the focus; scripts set it themselves
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
