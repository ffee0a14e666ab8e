import { useEffect } from 'react'

/** Nobody in the page hears of a link that leads elsewhere, so that the browser follows it by itself. */
function leave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && link.pathname !== location.pathname) event.stopPropagation()
}

/** Has links lead to whole documents: the policy of this one, which lets scripts of others in, ends with it (decision 0025). */
export function useOwnDocument(): void {
  useEffect(() => {
    document.addEventListener('click', leave, { capture: true })
    return () => document.removeEventListener('click', leave, { capture: true })
  }, [])
}
