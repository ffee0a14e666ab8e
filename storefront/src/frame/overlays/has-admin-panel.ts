import { stateElement, type PageState } from '../../lib/page/settings.ts'

/** Whether the staff panel is enabled (B1.25), as set in the page state. */
export function hasAdminPanel(): boolean {
  const state = JSON.parse(document.getElementById(stateElement)?.textContent ?? '{}') as Partial<PageState>
  return (state.settings as { readonly adminPanel?: boolean } | undefined)?.adminPanel === true
}
