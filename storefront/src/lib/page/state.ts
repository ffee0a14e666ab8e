import type { HydrationState } from 'react-router-dom'
import type { Settings } from './settings.ts'

/** What the server hands to the browser in `<script type="application/json" id="state">`. */
export interface PageState extends HydrationState {
  readonly settings: Settings
  readonly origin: string
}

/** Id of the element that carries the state. */
export const stateElement = 'state'
