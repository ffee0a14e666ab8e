import { useCheckoutActions } from '@vanek/react-hooks'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigation } from 'react-router-dom'

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/**
 * Sends the form when nothing is missing, and leads to the first thing that is; what a service still thinks about is waited
 * for (C5.26), for a short while. `answered` is the answer to the form as it was posted last: what it says is wrong is led to
 * as well.
 */
export function usePosting(form: RefObject<HTMLFormElement | null>, answered: object | undefined) {
  const { attempt, awaitVerdicts } = useCheckoutActions()
  const [waiting, setWaiting] = useState(false)
  const waited = useRef(false)
  const busy = useNavigation().state !== 'idle' || waiting
  const [refused, setRefused] = useState(0)

  useEffect(() => {
    if (refused === 0 && !answered) return
    // what the tab has kept is filled in first, and inputs appear by that
    const timer = setTimeout(() => focusFirst(form.current))
    return () => clearTimeout(timer)
  }, [form, refused, answered])

  const sendAfter = async (verdicts: Promise<void>) => {
    setWaiting(true)
    await verdicts
    // what was heard has to stand in the form that is sent
    flushSync(() => setWaiting(false))
    waited.current = true
    form.current?.requestSubmit()
  }

  return {
    busy,
    /** Whether it was tried to send the form with something wrong in it. */
    tried: refused > 0 || answered !== undefined,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const verdicts = busy || waited.current ? null : awaitVerdicts()
      waited.current = false
      if (!busy && !verdicts && attempt()) return
      event.preventDefault()
      if (verdicts) void sendAfter(verdicts)
      else if (!busy) setRefused(refused + 1)
    },
  }
}
