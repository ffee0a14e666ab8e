import type { Country } from '@vanek/sdk/settings'
import { FieldError } from '../forms/field-error.tsx'
import type { FieldsOf } from '../forms/form-field.tsx'

export interface CountryFieldProps<Name extends string> {
  readonly form: FieldsOf<Name>
  readonly name: Name
  readonly countries: readonly Country[]
}

/** One of the countries that goods are sent to. */
export function CountryField<Name extends string>({ form, name, countries }: CountryFieldProps<Name>) {
  const { id, defaultValue, ...field } = form.fieldProps(name)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Země <span className="field-mark">(povinné)</span>
      </label>
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={defaultValue}
        autoComplete="country"
        aria-describedby={field['aria-describedby']}
        aria-invalid={field['aria-invalid']}
      >
        {countries.map(({ alpha3, title }) => (
          <option key={alpha3} value={alpha3}>
            {title}
          </option>
        ))}
      </select>
      <FieldError form={form} name={name} />
    </div>
  )
}
