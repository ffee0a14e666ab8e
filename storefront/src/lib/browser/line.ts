const key = 'vanek_reloaded'
const pauseMs = 60_000

// as Chromium, Firefox and Safari say that a script did not come
const notLoaded = /dynamically imported|importing a module/i

/** Whether a failure is that of a script that did not come. */
const isNotLoaded = (error: unknown): boolean => notLoaded.test(String(error))

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

/** Whether the shop's server can be reached; what it answers does not matter. */
export const answers = async (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  )

/** Whether a call of the browser did not get through at all; on the server it is a back end that is down. */
export const isLineLost = (error: unknown): boolean =>
  !import.meta.env.SSR && (error as { readonly error?: { readonly code?: string } } | null)?.error?.code === 'network'

/** Does what loads scripts; when they do not come because the line is lost, it fails as a call would. */
export async function overLine<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (import.meta.env.SSR || !isNotLoaded(error) || (await answers())) throw error
    throw Object.assign(new Error(), { error: { code: 'network' } })
  }
}
