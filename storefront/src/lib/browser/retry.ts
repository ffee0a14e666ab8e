import { useEffect, useState } from 'react'

/** Delays in seconds; there are few, so that they do not overload a shop in an outage. */
const retryDelays = [10, 20, 40, 60, 60, 60, 120, 120, 300, 300]

async function answersWell(path: string): Promise<boolean> {
  try {
    const { ok } = await fetch(path, { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}

const replacePage = (path: string) => location.replace(path)

const isSeen = () => document.visibilityState === 'visible'

/** Whether the visitor types, for example into the search field of the page. */
function isTyping(): boolean {
  const at = document.activeElement
  return (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== ''
}

/**
 * Requests a page with growing delays while this one is visible, and opens it once it responds. A retry that was due while
 * this page was hidden runs when it becomes visible.
 *
 * @param path - Path with query; undefined to do nothing.
 * @param show - Opens it.
 * @returns Whether it still retries; false until the effect has run.
 */
export function useRetry(path: string | undefined, show: (path: string) => void = replacePage): boolean {
  const [tries, setTries] = useState(false)
  useEffect(() => {
    if (path === undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    let ended = false
    let isDue = false
    let attempts = 0
    const scheduleNext = () => {
      const seconds = retryDelays[attempts]
      setTries(seconds !== undefined)
      if (seconds !== undefined) timer = setTimeout(() => void attempt(), seconds * 1000)
    }
    const attempt = async () => {
      isDue = !isSeen()
      if (isDue) return
      attempts += 1
      const isWell = await answersWell(path)
      if (ended) return
      if (isWell && !isTyping()) show(path)
      else scheduleNext()
    }
    const onVisible = () => isDue && void attempt()
    document.addEventListener('visibilitychange', onVisible)
    scheduleNext()
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [path, show])
  return tries
}
