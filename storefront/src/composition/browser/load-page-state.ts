import { dataGone } from '../../lib/browser/line.ts'
import { dataPath, sentState, type PageState, type SentState } from '../../lib/page/page-state.ts'

/** Milliseconds before each request for a file; a lost line often is back soon. */
const attempts = [0, 1_000, 4_000]

const [gone, lost] = [Symbol('gone'), Symbol('lost')]

const sleep = async (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

async function loadData(hash: string): Promise<unknown> {
  const path = dataPath(hash)
  // a server that has just started makes the data again, if it is told for which page
  const again = `${path}?at=${encodeURIComponent(location.pathname + location.search)}`
  for (const wait of attempts) {
    if (wait > 0) await sleep(wait)
    try {
      const known = await fetch(path)
      const answer = known.ok ? known : await fetch(again)
      if (answer.status === 404) return gone
      if (answer.ok) return (await answer.json()) as unknown
    } catch {
      // the line is lost
    }
  }
  return lost
}

/**
 * Reads the state of the page, with the data that the server left out of its HTML (decision 0111). Returns undefined
 * if they cannot be loaded: the page then works as without scripts.
 *
 * @throws An error for which `mayReload` is true if the server does not have the data of this page any more.
 */
export async function loadPageState(): Promise<PageState | undefined> {
  const { files = {}, ...state } = sentState() as SentState
  const loaded = await Promise.all(Object.entries(files).map(async ([id, hash]) => [id, await loadData(hash)] as const))
  if (loaded.some(([, data]) => data === gone)) throw new Error(dataGone)
  if (loaded.some(([, data]) => data === lost)) return undefined
  return { ...state, loaderData: { ...state.loaderData, ...Object.fromEntries(loaded) } }
}
