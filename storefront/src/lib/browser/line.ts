const key = 'vanek_reloaded'
const reloadIntervalMs = 60_000

/** Message of the error for data that the server does not have (any more). */
export const dataGone = 'page data gone'

// wording of Chromium, Firefox and Safari for a script that failed to load
const notLoaded = /dynamically imported|importing a module|page data gone/i

/** Whether an error means that a script failed to load. */
const isNotLoaded = (error: unknown): boolean => notLoaded.test(String(error))

/** Whether an error means that a script failed to load, and the last reload for one is a minute ago (B2.62). */
export function mayReload(error: unknown): boolean {
  try {
    // offline, a reload would show the browser's own error page
    return navigator.onLine && isNotLoaded(error) && Date.now() - Number(sessionStorage.getItem(key)) > reloadIntervalMs
  } catch {
    // without storage it could loop
    return false
  }
}

let moving: Promise<unknown> = Promise.resolve(true)

/**
 * Announces a navigation of the router. If its scripts cannot be loaded, `leave` lets the browser load the next page, and
 * returns something only if it did not.
 */
export const move = (navigation: Promise<unknown>, leave: () => unknown): Promise<unknown> =>
  (moving = navigation.then(() => true, leave))

/**
 * Reloads the page: after a release its scripts have other names. If the visitor is going to another page, that one is
 * loaded.
 */
export function reload(): void {
  sessionStorage.setItem(key, String(Date.now()))
  void moving.then((isHere) => isHere && location.reload())
}

/** Whether the shop's server is reachable, with any response. */
export const answers = async (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  )

/** Whether a request of the browser failed on the network; on the server this means that a back end is down. */
export const isLineLost = (error: unknown): boolean =>
  !import.meta.env.SSR && (error as { readonly error?: { readonly code?: string } } | null)?.error?.code === 'network'

/** Runs code that loads scripts; if they fail to load offline, it throws the same error as a request. */
export async function overLine<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (import.meta.env.SSR || !isNotLoaded(error) || (await answers())) throw error
    throw Object.assign(new Error(), { error: { code: 'network' } })
  }
}
