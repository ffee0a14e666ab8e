import * as texts from '#texts/entities/form'
import type { ShopError } from '@vanek/sdk'
import { errorText, issueText, type IssueSummary } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import type { AddressHelp } from '../address/use-address-help.tsx'

/** Errors of the fields, from the form's hook. */
interface IssuesOf<Name extends string> {
  readonly issueOf: (name: Name) => IssueSummary | undefined
  readonly errorProps: (name: Name) => { readonly id: string }
}

interface FieldErrorProps<Name extends string> {
  readonly form: IssuesOf<Name>
  readonly name: Name
}

/** The error of a field, below it. */
export function FieldError<Name extends string>({ form, name }: FieldErrorProps<Name>) {
  const issue = form.issueOf(name)
  return (
    issue && (
      <span className="field-error" {...form.errorProps(name)}>
        {issueText(messages, issue)}
      </span>
    )
  )
}

export interface FormProblemProps {
  readonly form: {
    readonly status: string
    readonly error: ShopError | null
    readonly errors: Readonly<Partial<Record<string, string>>>
    readonly statusProps: object
  }
  /** Texts for errors that have no default text. */
  readonly textFor?: (error: ShopError) => string | undefined
  /** Result of the form if it was posted without scripts. */
  readonly posted?: { readonly text: string | null } | undefined
}

/** The error of the whole form; errors of fields are shown at the fields. */
export function FormProblem({ form: { status, error, errors, statusProps }, textFor, posted }: FormProblemProps) {
  const message = error && Object.keys(errors).length === 0 ? (textFor?.(error) ?? errorText(messages, error)) : null
  const text = status === 'idle' ? posted?.text : message
  return <div {...statusProps}>{text && <Notice kind="danger">{text}</Notice>}</div>
}

/** Text field props from the form's hook. */
export interface FieldsOf<Name extends string> extends IssuesOf<Name> {
  readonly inputProps: (name: Name) => InputHTMLAttributes<HTMLInputElement> & { readonly id: string }
}

interface FormFieldProps<Name extends string> {
  readonly form: FieldsOf<Name>
  readonly name: Name
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Overrides the hook's own type. */
  readonly type?: string
  /** Makes the field narrow, for short values. */
  readonly short?: boolean
  /** Whether it is required. Defaults to the value from the hook. */
  readonly required?: boolean
  /** Address completion. */
  readonly help?: AddressHelp | undefined
  /** Rendered beside the input. */
  readonly children?: ReactNode
}

/** A text field of a form hook, with its label, hint and error. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, label, hint, type, short, required, help, children } = props
  const { id, 'aria-describedby': wrong, ...field } = form.inputProps(name)
  const described = [hint && `${id}-hint`, wrong].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} <span className="field-mark">{(required ?? field.required) ? texts.required : texts.optional}</span>
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

/** Checkbox props from the form's hook. */
interface TicksOf<Name extends string> extends IssuesOf<Name> {
  readonly checkboxProps: (name: Name) => InputHTMLAttributes<HTMLInputElement> & { readonly id: string }
}

interface FormTickProps<Name extends string> {
  readonly form: TicksOf<Name>
  readonly name: Name
  readonly label: ReactNode
}

/** A checkbox of a form hook. Consents are never checked by default. */
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
