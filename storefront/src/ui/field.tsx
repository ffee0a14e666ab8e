import * as texts from '#texts/ui'
import type { InputHTMLAttributes, ReactNode } from 'react'

export interface ControlProps {
  readonly id: string
  readonly required?: boolean
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

export interface FieldProps {
  /** Id of the control; hint and error get `<id>-hint` and `<id>-error`. */
  readonly id: string
  readonly label: ReactNode
  readonly required?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** A note that does not block the form, in an element with the id `<id>-notice`. */
  readonly note?: ReactNode
  /** Renders the control with the given attributes. */
  readonly children: (control: ControlProps) => ReactNode
}

/** A label above a control, marked as required or optional, with its hint and error linked to it. */
export function Field({ id, label, required, hint, error, note, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-notice`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} <span className="field-mark">{required ? texts.required : texts.optional}</span>
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        ...(required ? { required } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
      {note}
    </div>
  )
}

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** A field with a one-line input. */
export function TextField({ id, label, hint, error, required, ...input }: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  )
}

export interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string
  readonly label: ReactNode
  readonly error?: ReactNode
}

/** A checkbox (or radio, by `type`) with its label beside it. */
export function Check({ id, label, error, ...input }: CheckProps) {
  return (
    <div className="field">
      <div className="check">
        <input
          type="checkbox"
          {...input}
          id={id}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
