import type { Country } from '@vanek/sdk/settings'
import { Field } from '../../../ui/field.tsx'
import { useTextInput } from './text-input.tsx'

/** One of the countries that goods are sent to. */
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
