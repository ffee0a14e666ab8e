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

let leaving: Promise<boolean> = Promise.resolve(false)

/** Announces a navigation, which resolves with whether the browser now loads the next page without the router. */
export function announceMove(move: Promise<boolean>): void {
  leaving = move
}

/**
 * Reloads the page: after a release its scripts have other names. If the visitor is going to another page, it is loaded
 * instead.
 */
export function reload(): void {
  sessionStorage.setItem(key, String(Date.now()))
  void leaving.then((isLoading) => isLoading || location.reload())
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
