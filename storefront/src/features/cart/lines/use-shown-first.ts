import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterFrame } from '../../../lib/browser/later.tsx'

interface Change<T> {
  readonly to: T
}

/** Maximum wait for a frame: a hidden tab paints none. */
const frameMs = 100

/**
 * A value that changes on the screen first and is written after that frame, because writing it takes longer than showing
 * it. Further changes before the frame replace it, so it is written once.
 *
 * @param value - The written value.
 * @param write - Writes a new value.
 * @returns The value to show, and the function that changes it.
 */
export function useShownFirst<T>(value: T, write: (next: T) => void): [shown: T, change: (next: T) => void] {
  const [shown, setShown] = useState<Change<T>>()
  const unwritten = useRef<Change<T>>(undefined)
  const finish = useEffectEvent((change: Change<T>) => {
    if (change !== unwritten.current) return
    unwritten.current = undefined
    setShown(undefined)
    write(change.to)
  })
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => finish(shown), frameMs)
    // also after this line has left the page
    void afterFrame().then(() => finish(shown))
    return () => clearTimeout(timer)
  }, [shown])
  const change = (to: T) => {
    unwritten.current = { to }
    setShown(unwritten.current)
  }
  return [shown ? shown.to : value, change]
}
