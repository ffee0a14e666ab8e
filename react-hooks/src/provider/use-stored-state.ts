import { useEffect } from 'react'

/**
 * Loads the stored data of a store from the browser. It differs by visitor, so it is read after hydration, never during
 * render, and again whenever another tab has changed it.
 */
export function useStoredState(store: { readonly load: () => void } | undefined): void {
  useEffect(() => {
    if (!store) return
    const { load } = store
    load()
    addEventListener('storage', load)
    return () => removeEventListener('storage', load)
  }, [store])
}
