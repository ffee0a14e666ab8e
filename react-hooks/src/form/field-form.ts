import type { Result, ShopError } from '@vanek/sdk'
import type { SayableIssue } from '@vanek/sdk/i18n'
import type { SubmitHandler } from './submit-handler.ts'

/** Where a form stands. What was refused is the caller's to say, in `error`. */
export type FieldFormState =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  /** Not sent: something is missing or not right; `errors` tells what. */
  | { readonly status: 'incomplete' }
  | { readonly status: 'refused'; readonly error: ShopError }

/** What a field is, where it holds text. */
export interface TextField {
  readonly maxLength?: number
  readonly required?: boolean
  /** `text` unless told. What is typed into a password is never trimmed. */
  readonly type?: 'email' | 'tel' | 'password' | 'date'
  readonly autoComplete?: string
  readonly inputMode?: 'email' | 'numeric' | 'tel'
}

/** What a field is, where it is ticked. */
export interface TickField {
  readonly required?: boolean
}

/** What was filled in: texts by name, and whether boxes are ticked. */
export type FieldValues<Text extends string, Tick extends string> = Readonly<Record<Text, string>> &
  Readonly<Record<Tick, boolean>>

/** A code per field that is not right. */
export type FieldIssues<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** What a page knows of a form that was posted without scripts: it starts from there. */
export interface Posted<Text extends string, Tick extends string> {
  readonly errors?: FieldIssues<Text | Tick>
  /** What was typed; a page leaves passwords out. */
  readonly values?: Partial<FieldValues<Text, Tick>>
}

/** What all forms may be told. */
export interface FieldFormChoices<Text extends string, Tick extends string> {
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string
  readonly posted?: Posted<Text, Tick> | undefined
}

export interface FieldFormOptions<Text extends string, Tick extends string, T> extends FieldFormChoices<Text, Tick> {
  /** Fields that hold text; what is not in the form is ''. */
  readonly texts: Readonly<Record<Text, TextField>>
  /** Fields that are ticked. */
  readonly ticks?: Readonly<Record<Tick, TickField>>
  readonly check: (values: FieldValues<Text, Tick>) => FieldIssues<Text | Tick>
  /** Sends what was filled in. `key` stays the same for the same content until it was sent. */
  readonly send: (values: FieldValues<Text, Tick>, key: string) => Promise<Result<T>>
  /** The field that the back end means; the last part of its path unless told, `old_password` as `oldPassword`. */
  readonly fieldOf?: (path: string) => string | undefined
  /** Told once it was sent. */
  readonly onSent?: ((data: T) => void) | undefined
  /** Whether what is typed stays once it was sent; else the form empties itself. */
  readonly keeps?: boolean
  /** While false the form posts as it would without scripts. */
  readonly ready?: boolean
}

interface CommonFieldProps<Field extends string> {
  readonly id: string
  readonly name: Field
  readonly required?: true
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby'?: string
}

/** Props of an input, or of a textarea. */
export interface TextFieldProps<Text extends string> extends CommonFieldProps<Text> {
  readonly maxLength?: number
  readonly type?: 'email' | 'tel' | 'password' | 'date'
  readonly inputMode?: 'email' | 'numeric' | 'tel'
  readonly autoComplete: string
  readonly defaultValue?: string
}

/** Props of a checkbox. */
export interface TickFieldProps<Tick extends string> extends CommonFieldProps<Tick> {
  readonly type: 'checkbox'
  readonly defaultChecked?: boolean
}

/** Props of a form with fields, which works without scripts as well. */
export interface FieldForm<Text extends string, Tick extends string = never> {
  readonly state: FieldFormState
  /** What is wrong, as a code by field: found here, posted without scripts, or told by the back end. */
  readonly errors: FieldIssues<Text | Tick>
  /** The same as something to say: `issueText(messages, issue)`. */
  readonly issueOf: (field: Text | Tick) => SayableIssue | undefined
  readonly formProps: {
    readonly method: 'post'
    readonly action?: string
    readonly noValidate: true
    readonly onSubmit: SubmitHandler
  }
  /** For an input, or a textarea. */
  readonly fieldProps: (field: Text) => TextFieldProps<Text>
  /** For a checkbox. */
  readonly tickProps: (field: Tick) => TickFieldProps<Tick>
  /** For the element that says what is wrong with a field. */
  readonly errorProps: (field: Text | Tick) => { readonly id: string }
  readonly buttonProps: { readonly type: 'submit'; readonly 'aria-disabled': boolean }
  /** For the element that says how it went; it has to be there from the start to be read out. */
  readonly messageProps: { readonly role: 'status' }
}
