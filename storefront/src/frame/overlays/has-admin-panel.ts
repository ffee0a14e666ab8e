import { stateElement, type PageState } from '../../lib/page/settings.ts'

/** Whether this shop runs with the panel for its own people (B1.25): the server says so in the state. */
export function hasAdminPanel(): boolean {
  const state = JSON.parse(document.getElementById(stateElement)?.textContent ?? '{}') as Partial<PageState>
  return (state.settings as { readonly adminPanel?: boolean } | undefined)?.adminPanel === true
}
