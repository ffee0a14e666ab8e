import { firstSign } from '../../lib/browser/later.tsx'

/**
 * The last step of a session's start (C4.31): as soon as the visitor does anything on a page with inputs that addresses are
 * offered under, the help is fetched, so that it is there when they get to one. A failure is none: it is tried again then.
 */
export function readyAddressHelp(): void {
  const fetchHelp = async () => {
    await firstSign
    if (document.querySelector('[data-suggest]')) await import('./suggesting.tsx')
  }
  fetchHelp().catch(() => undefined)
}
