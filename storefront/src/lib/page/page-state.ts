import type { HydrationState } from 'react-router-dom'
import type { Settings } from './settings.ts'

/** The state of a page that the browser wakes it with. */
export interface PageState extends HydrationState {
  readonly settings: Settings
  readonly origin: string
}

/** The state as the server sends it in `<script type="application/json" id="state">`. */
export interface SentState extends Omit<PageState, 'settings'> {
  /** Those that differ from `guestSettings`. */
  readonly settings?: Partial<Settings>
  /** Hashes of the data that are files of their own, by the id of their route. */
  readonly files?: Readonly<Record<string, string>>
}

/** The path of a data file. */
export const dataPath = (hash: string): string => `/page-data/${hash}`

/** Id of the element that carries the state. */
export const stateElement = 'state'

/** The state that the document has. */
export const sentState = (): Partial<SentState> =>
  JSON.parse(document.getElementById(stateElement)?.textContent ?? '{}') as Partial<SentState>
