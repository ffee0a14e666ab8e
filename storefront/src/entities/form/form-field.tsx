import type { InputHTMLAttributes, ReactNode } from 'react'
import type { AddressHelp } from '../address/use-address-help.tsx'
import { FieldError, type IssuesOf } from './field-error.tsx'

/** What the hook of a form gives for its text fields. */
export interface FieldsOf<Name extends string> extends IssuesOf<Name> {
  readonly inputProps: (name: Name) => InputHTMLAttributes<HTMLInputElement> & { readonly id: string }
}

export interface FormFieldProps<Name extends string> {
  readonly form: FieldsOf<Name>
  readonly name: Name
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** In place of the hook's own. */
  readonly type?: string
  /** Short values get a short field. */
  readonly short?: boolean
  /** Whether it has to be filled in where it is shown at all; what the hook says unless told. */
  readonly required?: boolean
  /** Addresses to choose from. */
  readonly help?: AddressHelp | undefined
  /** Stands beside the input. */
  readonly children?: ReactNode
}

/** A text field of a form that a hook looks after: label, hint and error are wired to it. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, label, hint, type, short, required, help, children } = props
  const { id, 'aria-describedby': wrong, ...field } = form.inputProps(name)
  const described = [hint && `${id}-hint`, wrong].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} <span className="field-mark">{(required ?? field.required) ? '(povinné)' : '(nepovinné)'}</span>
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <span className={children ? 'input-row' : 'input-box'} onFocus={help?.onFocus}>
        <input
          id={id}
          className={short ? 'input input-short' : 'input'}
          {...help?.inputProps}
          {...field}
          {...(type && { type })}
          {...(required && { 'aria-required': true as const })}
          {...(described && { 'aria-describedby': described })}
        />
        {children}
        {help?.panel}
      </span>
      <FieldError form={form} name={name} />
    </div>
  )
}
