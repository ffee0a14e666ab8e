import { type DetailsForm, maxLengths } from '@vanek/sdk/checkout'
import { Field, TextField } from '../../ui/field.tsx'
import { countries, type FieldLook } from './details-fields.ts'
import type { DetailsTexts } from './details-texts.ts'

export interface PartProps {
  readonly form: DetailsForm
  readonly errors: DetailsTexts
  /** The first field that is wrong: it has the focus where no script can give it. */
  readonly first: string | undefined
}

/** Fields of one block, one under another. */
export function Fields({ fields, form, errors, first }: PartProps & { readonly fields: readonly FieldLook[] }) {
  return fields.map(({ name, short, ...look }) => (
    <TextField
      {...look}
      key={name}
      id={name}
      name={name}
      defaultValue={form[name]}
      error={errors[name]}
      maxLength={maxLengths[name]}
      className={short ? 'input input-short' : 'input'}
      // after a refusal the shopper is led to what is wrong; where there are scripts they do it
      {...(first === name && { autoFocus: true })}
    />
  ))
}

/** A country of those we send to. */
export function Country({ name, form, errors }: PartProps & { readonly name: 'country' | 'shippingCountry' }) {
  return (
    <Field id={name} label="Země" required error={errors[name]}>
      {(control) => (
        <select
          {...control}
          className="input"
          name={name}
          defaultValue={form[name]}
          autoComplete={name === 'country' ? 'billing country' : 'shipping country'}
        >
          {Object.entries(countries).map(([code, title]) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
