import type { IssueSummary } from '@vanek/sdk/i18n'
import { useId, useRef, useState } from 'react'
import type { FieldForm, FieldFormOptions, TextField } from './field-form.ts'
import { camelField, focusFirst, issuesByField, readForm } from './read-form.ts'
import { useIntentKey } from './use-intent-key.ts'

type Found = Readonly<Record<string, IssueSummary>>

const asFound = (codes: Readonly<Partial<Record<string, string>>>): Found =>
  Object.fromEntries(Object.entries(codes).flatMap(([field, code]) => (code ? [[field, { code, field }]] : [])))

const idle = { status: 'idle', error: null } as const

/**
 * A form with fields. It is validated before it is sent, submitted once at a time, and keeps all
 * values when it fails. Issues of the back end are assigned to the fields they name.
 */
export function useFieldForm<Text extends string, Checkbox extends string, T>(
  options: FieldFormOptions<Text, Checkbox, T>,
): FieldForm<Text, Checkbox> {
  const {
    texts,
    checkboxes,
    check,
    send,
    fieldOf = camelField,
    action,
    posted,
    onSuccess,
    keepsValues = false,
  } = options
  const id = useId()
  const [{ status, error }, setState] = useState<Pick<FieldForm<Text, Checkbox>, 'status' | 'error'>>(idle)
  const [found, setFound] = useState<Found | null>(null)
  const sending = useRef(false)
  const { keyFor, forget } = useIntentKey()
  const issues = found ?? asFound(posted?.errors ?? {})
  const names = [...Object.keys(texts), ...Object.keys(checkboxes ?? {})]

  const submit = async (form: HTMLFormElement) => {
    const values = readForm(form, options)
    const wrong = asFound(check(values))
    setFound(wrong)
    if (Object.keys(wrong).length > 0) {
      setState({ status: 'error', error: null })
      return focusFirst(form, wrong)
    }
    sending.current = true
    setState({ status: 'pending', error: null })
    try {
      const answer = await send(values, keyFor(values))
      if (!answer.ok) {
        const reported = issuesByField(answer.error.issues, names, fieldOf)
        setFound(reported)
        setState({ status: 'error', error: answer.error })
        return focusFirst(form, reported)
      }
      forget()
      if (!keepsValues) form.reset()
      setState({ status: 'success', error: null })
      return onSuccess?.(answer.data)
    } catch (thrown) {
      setState(idle)
      throw thrown
    } finally {
      sending.current = false
    }
  }

  const common = <Field extends Text | Checkbox>(field: Field, required: boolean | undefined) => ({
    id: `${id}${field}`,
    name: field,
    ...(required && { required: true as const }),
    'aria-invalid': issues[field] !== undefined,
    ...(issues[field] && { 'aria-describedby': `${id}${field}-error` }),
  })
  // a name may belong to either kind, which types cannot express
  const values = posted?.values as Readonly<Partial<Record<string, string | boolean>>> | undefined

  return {
    status,
    error,
    errors: Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code])) as FieldForm<
      Text,
      Checkbox
    >['errors'],
    issueOf: (field) => issues[field],
    formProps: {
      method: 'post',
      ...(action !== undefined && { action }),
      noValidate: true,
      onSubmit: (event) => {
        if (options.ready === false) return
        event.preventDefault()
        if (!sending.current) void submit(event.currentTarget)
      },
    },
    inputProps: (field) => {
      const { required, autoComplete = 'off', ...kind }: TextField = texts[field]
      const typed = values?.[field]
      return {
        ...common(field, required),
        ...kind,
        autoComplete,
        ...(typeof typed === 'string' && { defaultValue: typed }),
      }
    },
    checkboxProps: (field) => ({
      ...common(field, checkboxes?.[field]?.required),
      type: 'checkbox',
      ...(typeof values?.[field] === 'boolean' && { defaultChecked: values[field] }),
    }),
    errorProps: (field) => ({ id: `${id}${field}-error` }),
    buttonProps: { type: 'submit', 'aria-disabled': status === 'pending' },
    statusProps: { role: 'status' },
  }
}
