import { stateElement, type PageState } from './state.ts'

/** Whether a page may be embedded. The server lists the origins, and its content security policy allows no others. */
export function mayFrame(src: string): boolean {
  try {
    const state = JSON.parse(document.getElementById(stateElement)?.textContent ?? '{}') as Partial<PageState>
    const { frameOrigins = [] } = (state.settings ?? {}) as { readonly frameOrigins?: readonly string[] }
    const { origin } = new URL(src)
    return origin !== location.origin && frameOrigins.includes(origin)
  } catch {
    return false
  }
}
