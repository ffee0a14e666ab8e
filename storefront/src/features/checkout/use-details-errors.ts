import { type DetailsField, detailsFrom } from '@vanek/sdk/checkout'
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react'
import { type DetailsTexts, detailsTexts } from './details-texts.ts'

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()

const nameOf = (target: EventTarget): DetailsField => (target as HTMLInputElement).name as DetailsField

/**
 * What is wrong, field by field: said when a field is left, taken back while it is being mended (C5.16), and all at
 * once when the form is sent. `posted` is what the answer to a post said.
 */
export function useDetailsErrors(form: RefObject<HTMLFormElement | null>, posted: DetailsTexts | undefined) {
  const [state, setState] = useState({ posted, errors: posted ?? {}, tried: posted !== undefined, focus: 0 })
  if (state.posted !== posted) setState({ posted, errors: posted ?? {}, tried: true, focus: state.focus + 1 })

  useEffect(() => {
    if (state.focus > 0) focusFirst(form.current)
  }, [form, state.focus])

  const check = (field: DetailsField, onlyIfWrong: boolean) => {
    if (!form.current) return
    const found = detailsTexts(detailsFrom(new FormData(form.current)))
    setState((before) => {
      if (onlyIfWrong && !before.errors[field]) return before
      const { [field]: _gone, ...others } = before.errors
      const now = found[field]
      return { ...before, errors: now ? { ...others, [field]: now } : others }
    })
  }

  return {
    errors: state.errors,
    /** Whether the form was sent with something wrong in it. */
    tried: state.tried,
    formProps: {
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        // a field that was only walked through is not scolded for being empty
        if ('value' in target && target.value !== '' && target.type !== 'checkbox') check(nameOf(target), false)
      },
      onChange: ({ target }: FormEvent<HTMLFormElement>) => check(nameOf(target), true),
    },
    /** Whether the form may be sent; says what is wrong and goes there when not. */
    mayBeSent: (): boolean => {
      if (!form.current) return true
      const errors = detailsTexts(detailsFrom(new FormData(form.current)))
      const fine = Object.keys(errors).length === 0
      setState((before) => ({ ...before, errors, tried: !fine, focus: fine ? before.focus : before.focus + 1 }))
      return fine
    },
  }
}
