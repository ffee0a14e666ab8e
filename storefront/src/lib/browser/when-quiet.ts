const patienceMs = 2_000

/** Resolves when the page is loaded and the browser has nothing to do; for what nobody waits for. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patienceMs })
      else setTimeout(resolve, patienceMs / 10)
    }
    if (document.readyState === 'complete') settle()
    else addEventListener('load', settle, { once: true })
  })
