import type { Result, ShopError } from '@vanek/sdk'
import type { IssueSummary } from '@vanek/sdk/i18n'
import type { SubmitHandler } from './submit-handler.ts'

/** Status of a mutation, used by all hooks that send data. */
export type WriteStatus = 'idle' | 'pending' | 'success' | 'error'

/** Attributes of a text input. */
export interface TextField {
  /** Most characters that can be typed; no limit if missing. */
  readonly maxLength?: number
  /** Whether the form marks it as required. The `check` of the form decides whether it is. */
  readonly required?: boolean
  /**
   * Type of the input. Only a password is sent as typed; all other texts are trimmed.
   * @defaultValue 'text'
   */
  readonly type?: 'email' | 'tel' | 'password' | 'date'
  /**
   * What browsers may fill in.
   * @defaultValue 'off'
   */
  readonly autoComplete?: string
  /** Which keyboard a phone shows. */
  readonly inputMode?: 'email' | 'numeric' | 'tel'
}

/** Attributes of a checkbox. */
export interface CheckboxField {
  /** Whether the form marks it as required. */
  readonly required?: boolean
}

/** Values of a form: texts by name, and whether checkboxes are checked. */
export type FieldValues<Text extends string, Checkbox extends string> = Readonly<Record<Text, string>> &
  Readonly<Record<Checkbox, boolean>>

/** A code for each invalid field, such as `required`. */
export type FieldIssues<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Outcome of a form that was posted without scripts. The form starts from it. */
export interface PostedForm<Text extends string, Checkbox extends string> {
  /** Invalid fields, as the server found them. */
  readonly errors?: FieldIssues<Text | Checkbox>
  /** Values to fill in again. Leave passwords out. */
  readonly values?: Partial<FieldValues<Text, Checkbox>>
}

/** Options of every form with fields. */
export interface BaseFormOptions<Text extends string, Checkbox extends string> {
  /** Address that the form posts to without scripts; the page itself if missing. */
  readonly action?: string
  /** Outcome of the last post without scripts. */
  readonly posted?: PostedForm<Text, Checkbox> | undefined
}

/** Options of `useFieldForm`. */
export interface FieldFormOptions<Text extends string, Checkbox extends string, T> extends BaseFormOptions<
  Text,
  Checkbox
> {
  /** Text fields by name. A field that the page does not render is sent as ''. */
  readonly texts: Readonly<Record<Text, TextField>>
  /** Checkboxes by name. */
  readonly checkboxes?: Readonly<Record<Checkbox, CheckboxField>>
  /** Finds invalid fields; nothing is sent while there is one. */
  readonly check: (values: FieldValues<Text, Checkbox>) => FieldIssues<Text | Checkbox>
  /** Sends the values. `key` is an idempotency key: the same until the same values were accepted. */
  readonly send: (values: FieldValues<Text, Checkbox>, key: string) => Promise<Result<T>>
  /**
   * Name of the field for a path in an error of the back end; undefined if it belongs to no field. By default the last
   * part of the path in camel case: `business.old_name` is `oldName`.
   */
  readonly fieldOf?: (path: string) => string | undefined
  /** Called with the response after a successful submit. */
  readonly onSuccess?: ((data: T) => void) | undefined
  /**
   * Whether the fields keep their values after a successful submit.
   * @defaultValue false
   */
  readonly keepsValues?: boolean
  /**
   * While false, the browser posts the form as it would without scripts.
   * @defaultValue true
   */
  readonly ready?: boolean
}

/** ARIA attributes of an invalid input. */
export interface ErrorReference {
  /** Whether the input has an issue. */
  readonly 'aria-invalid': boolean
  /** Id of the element with the error text, while there is an issue. */
  readonly 'aria-describedby'?: string
}

/** Props shared by text inputs and checkboxes. */
export interface CommonFieldProps<Field extends string> extends ErrorReference {
  /** Id for the `htmlFor` of a label. */
  readonly id: string
  /** Name under which the form posts the value. */
  readonly name: Field
  /** Set for a required field. */
  readonly required?: true
}

/** Props of an input or a textarea. */
export interface TextInputProps<Text extends string> extends CommonFieldProps<Text> {
  /** Most characters that can be typed. */
  readonly maxLength?: number
  /** Type of the input; missing for plain text. */
  readonly type?: 'email' | 'tel' | 'password' | 'date'
  /** Which keyboard a phone shows. */
  readonly inputMode?: 'email' | 'numeric' | 'tel'
  /** What browsers may fill in; `off` for nothing. */
  readonly autoComplete: string
  /** The value of the last post without scripts, or the saved value. */
  readonly defaultValue?: string
}

/** Props of a checkbox. */
export interface CheckboxProps<Checkbox extends string> extends CommonFieldProps<Checkbox> {
  /** Always `checkbox`. */
  readonly type: 'checkbox'
  /** The value of the last post without scripts, or the saved value. */
  readonly defaultChecked?: boolean
}

/** Props of a form that posts itself before hydration and without scripts. */
export interface PostFormProps {
  /** Always `post`. */
  readonly method: 'post'
  /** Address that the form posts to without scripts; missing for the page itself. */
  readonly action?: string
  /** Turns the browser's own validation off, so that the page shows the errors. */
  readonly noValidate: true
  /** Sends the form by script. */
  readonly onSubmit: SubmitHandler
}

/** Props of a button that submits its form. */
export interface SubmitButtonProps {
  /** Always `submit`. */
  readonly type: 'submit'
  /** Set while a click has no effect; the button keeps the focus, unlike a `disabled` one. */
  readonly 'aria-disabled': boolean
}

/** Props of the element with the result of a submit. Render it from the start, or screen readers miss its text. */
export interface StatusProps {
  /** Makes screen readers announce its content. */
  readonly role: 'status'
}

/** Props of the element with an error text. */
export interface ErrorProps {
  /** Referenced by the input while it is invalid. */
  readonly id: string
}

/** A form with fields, which works without scripts as well. The result of every form hook. */
export interface FieldForm<Text extends string, Checkbox extends string = never> {
  /** `error` after a failed submit, also one that was not sent because a field is invalid. */
  readonly status: WriteStatus
  /**
   * Why the back end rejected the last submit. If it rejected a field, `issueOf` has the issue too. Null if the form was
   * not sent because a field is invalid.
   */
  readonly error: ShopError | null
  /** Codes of the invalid fields: found before sending, by the back end, or by the last post without scripts. */
  readonly errors: FieldIssues<Text | Checkbox>
  /** Issue of a field for `issueText(messages, issue)`; undefined if it is valid. */
  readonly issueOf: (field: Text | Checkbox) => IssueSummary | undefined
  /** Props of the form. */
  readonly formProps: PostFormProps
  /** Props of the input or textarea with this name. */
  readonly inputProps: (field: Text) => TextInputProps<Text>
  /** Props of the checkbox with this name. */
  readonly checkboxProps: (field: Checkbox) => CheckboxProps<Checkbox>
  /** Props of the element with the error text of a field. */
  readonly errorProps: (field: Text | Checkbox) => ErrorProps
  /** Props of the submit button. */
  readonly buttonProps: SubmitButtonProps
  /** Props of the element with the result of the submit. */
  readonly statusProps: StatusProps
}
