import { Field } from '../../../ui/field.tsx'
import { useTextInput } from './text-input.tsx'

/** A longer text. */
export function NoteInput({ name }: { readonly name: 'note' | 'note_for_shipper' }) {
  const { error, field, input } = useTextInput(name)
  return (
    <Field {...field} error={error}>
      {(control) => <textarea className="input" rows={3} {...input} {...control} />}
    </Field>
  )
}
