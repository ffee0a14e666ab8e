import { type SyntheticEvent, useCallback, useEffect, useState } from 'react'

// a visitor may have stopped it
const patienceMs = 20_000

/** A form that the browser itself posts: once, until the page is left or shown again. */
export function usePosting() {
  const [isPosting, setPosting] = useState(false)
  useEffect(() => {
    const end = () => setPosting(false)
    const show = ({ persisted }: PageTransitionEvent) => persisted && end()
    addEventListener('pageshow', show)
    const late = isPosting ? setTimeout(end, patienceMs) : undefined
    return () => {
      removeEventListener('pageshow', show)
      clearTimeout(late)
    }
  }, [isPosting])
  /** For the form's submit. */
  const post = useCallback(
    (event: SyntheticEvent): void => {
      if (isPosting) event.preventDefault()
      else setPosting(true)
    },
    [isPosting],
  )
  return { isPosting, post }
}
