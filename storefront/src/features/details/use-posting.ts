import { useCheckoutActions } from '@vanek/react-hooks'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/**
 * Sends the form when nothing is missing, and leads to the first thing that is. `answered` is the answer to the form as
 * it was posted last: what it says is wrong is led to as well.
 */
export function usePosting(form: RefObject<HTMLFormElement | null>, answered: object | undefined) {
  const { attempt } = useCheckoutActions()
  const busy = useNavigation().state !== 'idle'
  const [refused, setRefused] = useState(0)

  useEffect(() => {
    if (refused > 0 || answered) focusFirst(form.current)
  }, [form, refused, answered])

  return {
    busy,
    /** Whether it was tried to send the form with something wrong in it. */
    tried: refused > 0 || answered !== undefined,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (!busy && attempt()) return
      event.preventDefault()
      if (!busy) setRefused(refused + 1)
    },
  }
}
