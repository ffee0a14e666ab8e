import { Field } from '../../../ui/field.tsx'
import { titleOptions } from '../../../entities/address/title-text.ts'
import { useTextInput } from './text-input.tsx'

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
