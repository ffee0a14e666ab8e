import { useEffect } from 'react'

/**
 * Lets a store read what was kept in the browser. It belongs to the visitor, so it is read after hydration, never while
 * the page renders, and again whenever another tab has kept something.
 */
export function useKept(store: { readonly load: () => void } | undefined): void {
  useEffect(() => {
    if (!store) return
    const { load } = store
    load()
    addEventListener('storage', load)
    return () => removeEventListener('storage', load)
  }, [store])
}
