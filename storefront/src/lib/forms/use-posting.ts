import { type SyntheticEvent, useCallback, useEffect, useState } from 'react'

// the visitor may have cancelled the request
const timeoutMs = 20_000

/** State of a form that the browser posts: it can be sent once, until the page is left or shown again. */
export function usePosting() {
  const [isPosting, setPosting] = useState(false)
  useEffect(() => {
    const end = () => setPosting(false)
    const show = ({ persisted }: PageTransitionEvent) => persisted && end()
    addEventListener('pageshow', show)
    const late = isPosting ? setTimeout(end, timeoutMs) : undefined
    return () => {
      removeEventListener('pageshow', show)
      clearTimeout(late)
    }
  }, [isPosting])
  /** Submit handler of the form. */
  const post = useCallback(
    (event: SyntheticEvent): void => {
      if (isPosting) event.preventDefault()
      else setPosting(true)
    },
    [isPosting],
  )
  return { isPosting, post }
}
