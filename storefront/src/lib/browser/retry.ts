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

/**
 * Asks for a page in growing intervals while the visitor looks at this one, and opens it once it answers.
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
    const wait = (at: number) => {
      const seconds = waits[at]
      setTries(seconds !== undefined)
      if (seconds !== undefined) timer = setTimeout(() => void attempt(at), seconds * 1000)
    }
    const attempt = async (at: number) => {
      const isWell = document.visibilityState === 'visible' && (await answersWell(path))
      if (ended) return
      if (isWell) show(path)
      else wait(at + 1)
    }
    wait(0)
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [path, show])
  return tries
}
