import { type MouseEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'

const pauses = [1000, 2000, 3000, 4000, 5000]
const most = 40

/** Reads the page's data again and again while `waiting`, ever more slowly, and at once when the shopper comes back. */
export function useAsking(waiting: boolean): { readonly asking: boolean; readonly ask: (event: MouseEvent) => void } {
  const { state, revalidate } = useRevalidator()
  // counted here, because a short `loading` state of the router may never be rendered, and polling would stop
  const [answers, setAnswers] = useState(0)

  useEffect(() => {
    if (!waiting || answers >= most) return
    let gone = false
    const timer = setTimeout(
      () => void revalidate().finally(() => !gone && setAnswers(answers + 1)),
      pauses[Math.min(answers, pauses.length - 1)],
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [waiting, answers, revalidate])

  // a page that the browser kept while the shopper was away shows what held then
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [revalidate])

  return {
    asking: state !== 'idle',
    ask: (event) => {
      event.preventDefault()
      setAnswers(0)
      void revalidate()
    },
  }
}
