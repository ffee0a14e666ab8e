import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldError, type IssuesOf } from './form-field.tsx'

/** What the hook of a form gives for its boxes. */
export interface TicksOf<Name extends string> extends IssuesOf<Name> {
  readonly checkboxProps: (name: Name) => InputHTMLAttributes<HTMLInputElement> & { readonly id: string }
}

export interface FormTickProps<Name extends string> {
  readonly form: TicksOf<Name>
  readonly name: Name
  readonly label: ReactNode
}

/** A box to tick in a form that a hook looks after. Nothing that is agreed to is ticked beforehand. */
export function FormTick<Name extends string>({ form, name, label }: FormTickProps<Name>) {
  const { id, ...tick } = form.checkboxProps(name)
  return (
    <div className="field">
      <div className="check">
        <input id={id} {...tick} />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError form={form} name={name} />
    </div>
  )
}
