import { useCheckout, useCheckoutActions, useCheckoutCheckbox } from '@vanek/react-hooks'
import { checkboxMarker, type CheckoutCheckboxField, isCheckoutTextField } from '@vanek/sdk/checkout'
import type { Country } from '@vanek/sdk/settings'
import { type ChangeEvent, type ReactNode, useCallback } from 'react'
import {
  type AddressHelp,
  type AddressHelpOptions,
  useAddressHelp,
} from '../../../entities/address/use-address-help.tsx'
import { titleOptions } from '../../../entities/address/words.ts'
import { Check, Field } from '../../../ui/field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useFieldMessages } from './field-messages.tsx'
import { TextInput, useTextInput } from './text-input.tsx'
import { textOf } from './posting.ts'

type AddressField = AddressHelpOptions['field']

/** Inputs with address completion. */
type AddressInputName = AddressField | `billing${Capitalize<AddressField>}`

/** The address completion of an address input in the details form. */
function useAddressInput(name: AddressInputName): AddressHelp | undefined {
  const { setInput } = useCheckoutActions()
  const write = useCallback(
    (input: string, text: string) => {
      if (isCheckoutTextField(input)) setInput(input, text)
    },
    [setInput],
  )
  const field = name.replace('billing', '').toLowerCase() as AddressField
  return useAddressHelp({ id: name, field, billing: name !== field, write })
}

/** A street, city or postcode of the details form, with address completion. */
export function AddressInput({ name }: { readonly name: AddressInputName }) {
  return <TextInput name={name} help={useAddressInput(name)} />
}

/** A select with the countries of delivery. */
export function CountryInput({
  name,
  countries,
}: {
  readonly name: 'country' | 'billingCountry'
  readonly countries: readonly Country[]
}) {
  const { error, field, input } = useTextInput(name)
  return (
    <Field {...field} error={error}>
      {(control) => (
        <select className="input" {...input} {...control}>
          {countries.map(({ alpha3, title }) => (
            <option key={alpha3} value={alpha3}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A multi-line text. */
export function NoteInput({ name }: { readonly name: 'note' | 'note_for_shipper' }) {
  const { error, field, input } = useTextInput(name)
  return (
    <Field {...field} error={error}>
      {(control) => <textarea className="input" rows={3} {...input} {...control} />}
    </Field>
  )
}

/** The optional form of address (C9.20). */
export function TitleInput() {
  const { error, field, input } = useTextInput('formalTitle')
  return (
    <Field {...field} error={error}>
      {(control) => (
        <select className="input input-short" {...input} {...control}>
          {titleOptions.map(([title, text]) => (
            <option key={title} value={title}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A checkbox. Consents are never checked by default. */
export function Tick({
  name,
  label,
  required,
  unchecked = false,
}: {
  readonly name: CheckoutCheckboxField
  readonly label: ReactNode
  readonly required?: boolean
  /** Renders it unchecked, whatever its input says. */
  readonly unchecked?: boolean
}) {
  const { inputProps, error } = useCheckoutCheckbox(name)
  const { texts, first, drop } = useFieldMessages()
  return (
    <Check
      {...inputProps}
      id={name}
      name={name}
      label={label}
      error={error ? textOf(name, error) : texts[name]}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        drop(name)
        inputProps.onChange(event)
      }}
      {...(unchecked && { checked: false })}
      {...(required && { 'aria-required': true })}
      {...(first === name && { autoFocus: true })}
    />
  )
}

/**
 * A section that a checkbox expands: by CSS, so that it needs no scripts. With scripts, a collapsed section is not
 * sent.
 */
export function Part({
  name,
  label,
  legend,
  children,
}: {
  readonly name: CheckoutCheckboxField
  readonly label: ReactNode
  /** Label of the section for screen readers. */
  readonly legend: string
  readonly children: ReactNode
}) {
  const open = useCheckout(({ inputs }) => inputs[name])
  // a company has opened the section; without scripts nothing would close it together with the company
  const isOpenedByCompany = useCheckout(
    ({ inputs }) =>
      name === 'billingInfo' &&
      inputs.isBusiness &&
      [inputs.billingStreet, inputs.billingCity, inputs.billingPostcode].every((text) => text === ''),
  )
  const alive = useHydrated()
  return (
    <div className="more">
      <Tick name={name} label={label} unchecked={!alive && isOpenedByCompany} />
      <input type="hidden" name={checkboxMarker(name)} value="on" />
      <fieldset className="more-fields" disabled={alive && !open}>
        <legend className="hide">{legend}</legend>
        {children}
      </fieldset>
    </div>
  )
}
