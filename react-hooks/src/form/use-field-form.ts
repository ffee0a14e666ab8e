import type { SayableIssue } from '@vanek/sdk/i18n'
import { useId, useRef, useState } from 'react'
import type { FieldForm, FieldFormOptions, FieldFormState, TextField } from './field-form.ts'
import { camelField, focusFirst, issuesByField, readForm } from './read-form.ts'
import { useIntentKey } from './use-intent-key.ts'

type Found = Readonly<Record<string, SayableIssue>>

const asFound = (codes: Readonly<Partial<Record<string, string>>>): Found =>
  Object.fromEntries(Object.entries(codes).flatMap(([field, code]) => (code ? [[field, { code, field }]] : [])))

/**
 * The form around some fields: checked before it is sent, sent once however often it is pressed, and a refusal keeps
 * everything that is typed. Issues that the back end tells of a field stand at that field.
 */
export function useFieldForm<Text extends string, Tick extends string, T>(
  options: FieldFormOptions<Text, Tick, T>,
): FieldForm<Text, Tick> {
  const { texts, ticks, check, send, fieldOf = camelField, action, posted, onSent, keeps = false } = options
  const id = useId()
  const [state, setState] = useState<FieldFormState>({ status: 'idle' })
  const [found, setFound] = useState<Found | null>(null)
  const sending = useRef(false)
  const { keyFor, forget } = useIntentKey()
  const issues = found ?? asFound(posted?.errors ?? {})
  const names = [...Object.keys(texts), ...Object.keys(ticks ?? {})]

  const submit = async (form: HTMLFormElement) => {
    const values = readForm(form, options)
    const wrong = asFound(check(values))
    setFound(wrong)
    if (Object.keys(wrong).length > 0) {
      setState({ status: 'incomplete' })
      return focusFirst(form, wrong)
    }
    sending.current = true
    setState({ status: 'sending' })
    try {
      const answer = await send(values, keyFor(values))
      if (!answer.ok) {
        const told = issuesByField(answer.error.issues, names, fieldOf)
        setFound(told)
        setState({ status: 'refused', error: answer.error })
        return focusFirst(form, told)
      }
      forget()
      if (!keeps) form.reset()
      setState({ status: 'sent' })
      return onSent?.(answer.data)
    } catch (error) {
      setState({ status: 'idle' })
      throw error
    } finally {
      sending.current = false
    }
  }

  const common = <Field extends Text | Tick>(field: Field, required: boolean | undefined) => ({
    id: `${id}${field}`,
    name: field,
    ...(required && { required: true as const }),
    'aria-invalid': issues[field] !== undefined,
    ...(issues[field] && { 'aria-describedby': `${id}${field}-error` }),
  })
  // a name may be of either kind, which types cannot tell
  const values = posted?.values as Readonly<Partial<Record<string, string | boolean>>> | undefined

  return {
    state,
    errors: Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code])) as FieldForm<
      Text,
      Tick
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
    fieldProps: (field) => {
      const { required, autoComplete = 'off', ...kind }: TextField = texts[field]
      const typed = values?.[field]
      return {
        ...common(field, required),
        ...kind,
        autoComplete,
        ...(typeof typed === 'string' && { defaultValue: typed }),
      }
    },
    tickProps: (field) => ({
      ...common(field, ticks?.[field]?.required),
      type: 'checkbox',
      ...(typeof values?.[field] === 'boolean' && { defaultChecked: values[field] }),
    }),
    errorProps: (field) => ({ id: `${id}${field}-error` }),
    buttonProps: { type: 'submit', 'aria-disabled': state.status === 'sending' },
    messageProps: { role: 'status' },
  }
}
