import { type MouseEvent, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

const pauses = [1000, 2000, 3000, 4000, 5000]
const most = 40

/** Reads the page's data again and again while `waiting`, ever more slowly, and at once when the shopper comes back. */
export function useAsking(waiting: boolean): { readonly asking: boolean; readonly ask: (event: MouseEvent) => void } {
  const { state, revalidate } = useRevalidator()
  const asked = useRef(0)
  const idle = state === 'idle'

  useEffect(() => {
    if (!waiting || !idle || asked.current >= most) return
    const pause = pauses[Math.min(asked.current, pauses.length - 1)]
    const timer = setTimeout(() => {
      asked.current += 1
      void revalidate()
    }, pause)
    return () => clearTimeout(timer)
  }, [waiting, idle, revalidate])

  // a page that the browser kept while the shopper was away shows what held then
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [revalidate])

  return {
    asking: !idle,
    ask: (event) => {
      event.preventDefault()
      asked.current = 0
      void revalidate()
    },
  }
}
