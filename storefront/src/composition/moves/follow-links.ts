import type { createBrowserRouter, Location } from 'react-router-dom'

/** The part of the router that leads along links and forms. */
export interface Leading {
  readonly state: { readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> }
  readonly navigate: ReturnType<typeof createBrowserRouter>['navigate']
}

/** The link under an event that leads within the shop, unless the visitor wants it elsewhere: in a new tab, or saved. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null
  if (!link || link.hasAttribute('download') || link.origin !== location.origin) return null
  return link.target === '' || link.target === '_self' ? link : null
}

/** What to do when the page is clicked: leads along links without loading a new document, see `ui/link.tsx`. */
export function followLinks(router: Leading): (event: MouseEvent) => void {
  return (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    const { link: marks = '', state } = link.dataset
    const here = router.state.location
    const to = link.pathname + link.search + link.hash
    void router.navigate(to, {
      // as a browser does it: the same address does not come twice after one another
      replace: marks.includes('replace') || to === here.pathname + here.search + here.hash,
      preventScrollReset: marks.includes('stay'),
      ...(state && { state: JSON.parse(state) as unknown }),
    })
  }
}
