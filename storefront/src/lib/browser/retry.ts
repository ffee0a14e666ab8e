import { useEffect, useState } from 'react'

/** Seconds between the tries; few, so that a shop in trouble is left in peace. */
const waits = [10, 20, 40, 60, 60, 60, 120, 120, 300, 300]

async function answersWell(path: string): Promise<boolean> {
  try {
    const { ok } = await fetch(path, { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}

const openAnew = (path: string) => location.replace(path)

const isSeen = () => document.visibilityState === 'visible'

/** Whether the visitor types, for example into the search field of the page. */
function isTyping(): boolean {
  const at = document.activeElement
  return (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== ''
}

/**
 * Asks for a page in growing intervals while the visitor looks at this one, and opens it once it answers. Who was away
 * when it was time to ask need not wait when they come back.
 *
 * @param path - Path with query; undefined to do nothing.
 * @param show - Opens it.
 * @returns Whether it still tries; false until the scripts run.
 */
export function useRetry(path: string | undefined, show: (path: string) => void = openAnew): boolean {
  const [tries, setTries] = useState(false)
  useEffect(() => {
    if (path === undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    let ended = false
    let isDue = false
    let asked = 0
    const wait = () => {
      const seconds = waits[asked]
      setTries(seconds !== undefined)
      if (seconds !== undefined) timer = setTimeout(() => void attempt(), seconds * 1000)
    }
    const attempt = async () => {
      isDue = !isSeen()
      if (isDue) return
      asked += 1
      const isWell = await answersWell(path)
      if (ended) return
      if (isWell && !isTyping()) show(path)
      else wait()
    }
    const back = () => isDue && void attempt()
    document.addEventListener('visibilitychange', back)
    wait()
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [path, show])
  return tries
}
