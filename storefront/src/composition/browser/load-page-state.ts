import { dataGone } from '../../lib/browser/line.ts'
import { guestSettings } from '../../lib/page/settings.ts'
import { dataPath, sentState, type PageState, type SentState } from '../../lib/page/page-state.ts'

/** The data of a loader; undefined if the line is lost. The first script has requested them already. */
async function loadData(hash: string): Promise<unknown> {
  const get = async () => fetch(dataPath(hash))
  const answer = await get()
    .catch(get)
    .catch(() => undefined)
  if (answer?.status === 404) throw new Error(dataGone)
  return answer?.ok ? ((await answer.json()) as unknown) : undefined
}

/**
 * Reads the state of the page, with the data that the server left out of its HTML (decision 0111). Returns undefined
 * if they cannot be loaded: the page then works as without scripts.
 *
 * @throws An error for which `mayReload` is true if the server does not have the data of this page any more.
 */
export async function loadPageState(): Promise<PageState | undefined> {
  const { files = {}, settings, ...state } = sentState() as SentState
  const loaded = await Promise.all(Object.entries(files).map(async ([id, hash]) => [id, await loadData(hash)] as const))
  if (loaded.some(([, data]) => data === undefined)) return undefined
  return {
    ...state,
    settings: { ...guestSettings, ...settings },
    loaderData: { ...state.loaderData, ...Object.fromEntries(loaded) },
  }
}
