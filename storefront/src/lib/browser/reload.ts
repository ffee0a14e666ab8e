const key = 'vanek_reloaded'
const pauseMs = 60_000

// as Chromium, Firefox and Safari say that a script did not come
const notLoaded = /dynamically imported|importing a module/i

/** Whether a failure is that of a script that did not come. */
export const isNotLoaded = (error: unknown): boolean => notLoaded.test(String(error))

/** Whether a failure is that of a script that did not come, and the last reload for one is a minute ago (B2.62). */
export function mayReload(error: unknown): boolean {
  try {
    // over a lost line the browser would show a page of its own
    return navigator.onLine && isNotLoaded(error) && Date.now() - Number(sessionStorage.getItem(key)) > pauseMs
  } catch {
    // without a memory it could go on for ever
    return false
  }
}

/** Loads the page anew: after a new release its scripts have other names. */
export function reload(): void {
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}
