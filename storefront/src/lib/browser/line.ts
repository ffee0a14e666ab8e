import { isNotLoaded } from './reload.ts'

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
