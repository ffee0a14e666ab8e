import type { createBrowserRouter, Location } from 'react-router-dom'

/** The part of the router that handles links and forms. */
export interface Leading {
  readonly state: { readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> }
  readonly navigate: ReturnType<typeof createBrowserRouter>['navigate']
}

/** The shop link under an event, unless the visitor wants to open it in a new tab or save it. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null
  if (!link || link.hasAttribute('download') || link.origin !== location.origin) return null
  return link.target === '' || link.target === '_self' ? link : null
}

/** Returns a click handler that follows links by the router, without loading a new document; see `ui/link.tsx`. */
export function followLinks(router: Leading): (event: MouseEvent) => void {
  return (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    const { link: marks = '', state } = link.dataset
    const here = router.state.location
    const to = link.pathname + link.search + link.hash
    void router.navigate(to, {
      // like a browser: the current URL is not pushed to the history again
      replace: marks.includes('replace') || to === here.pathname + here.search + here.hash,
      preventScrollReset: marks.includes('stay'),
      ...(state && { state: JSON.parse(state) as unknown }),
    })
  }
}
