import * as texts from '#texts/entities/form'
import type { Country } from '@vanek/sdk/settings'
import { titleOptions } from '../address/words.ts'
import { FieldError, type FieldsOf } from './form-field.tsx'

interface SelectFieldProps<Name extends string> {
  readonly form: FieldsOf<Name>
  readonly name: Name
  readonly label: string
  readonly required?: boolean
  readonly options: readonly (readonly [value: string, text: string])[]
}

function SelectField<Name extends string>({ form, name, label, required, options }: SelectFieldProps<Name>) {
  const { id, defaultValue, autoComplete, ...field } = form.inputProps(name)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {`${label} `}
        <span className="field-mark">{required ? texts.required : texts.optional}</span>
      </label>
      <select
        className="input"
        id={id}
        name={name}
        required={required}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        aria-describedby={field['aria-describedby']}
        aria-invalid={field['aria-invalid']}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError form={form} name={name} />
    </div>
  )
}

export interface ChoiceFieldProps<Name extends string> {
  readonly form: FieldsOf<Name>
  readonly name: Name
}

/** A choice of the countries that the shop delivers to. */
export function CountryField<Name extends string>({
  countries,
  ...field
}: ChoiceFieldProps<Name> & { readonly countries: readonly Country[] }) {
  const options = countries.map(({ alpha3, title }) => [alpha3, title] as const)
  return <SelectField {...field} label={texts.country} required options={options} />
}

/** The optional form of address (C9.20). */
export function TitleField<Name extends string>(field: ChoiceFieldProps<Name>) {
  return <SelectField {...field} label={texts.formalTitle} options={titleOptions} />
}
