import { matchRoutes, type RouteObject, type To } from 'react-router-dom'
import { finishedPath } from '../../lib/paths/checkout.ts'
import { anchorOf, focusOn, scrollToElement } from '../../lib/browser/scroll-to-anchor.ts'

/** The part of the router that this needs. */
interface Moving {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } }
  // oxlint-disable-next-line typescript/no-explicit-any -- the router's own signature is overloaded
  navigate: (to: any, options?: any) => Promise<void>
}

/** What the router is told of a move; that of a form carries its fields. */
interface MoveOptions {
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
  readonly formMethod?: string
  readonly formData?: FormData
}

const pathOf = (to: To): { readonly pathname?: string; readonly search?: string; readonly hash?: string } => {
  if (typeof to !== 'string') return to
  const { pathname, search, hash } = new URL(to, location.href)
  return { pathname, search, hash }
}

/** Whether a page is a document of its own, which is come to and left by whole documents only. */
const isApart = (pathname: string) => pathname === finishedPath

/** The query of a form that is sent by its address. */
const searchOf = ({ formData }: MoveOptions, search: string) =>
  formData
    ? `?${new URLSearchParams([...formData].map(([name, value]) => [name, typeof value === 'string' ? value : ''])).toString()}`
    : search

/**
 * Where a page stands after a move. A new page begins at its top, or at the anchor that the address names (B2.64); between
 * two pages of the catch-all the window stays where it is (B2.63), unless the page would then begin more than a screen
 * above. An anchor of the page that is shown is scrolled to
 * softly. Everything else is React Router's scroll restoration: going back leads to where one was.
 */
export function followMoves(router: Moving, routes: RouteObject[]): void {
  const isCatchAll = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.path === '/*'
  const navigate = router.navigate.bind(router)
  router.navigate = async (to: To | number | null, options: MoveOptions = {}) => {
    if (typeof to === 'number' || to === null) return navigate(to, options)
    const here = router.state.location
    const { pathname = here.pathname, search = '', hash = '' } = pathOf(to)
    const byAddress = (options.formMethod ?? 'get') === 'get'
    if (byAddress && pathname !== here.pathname && (isApart(pathname) || isApart(here.pathname)))
      return location.assign(pathname + searchOf(options, search) + hash)
    const target = pathname === here.pathname && search === here.search ? anchorOf(hash) : null
    if (target) {
      focusOn(target)
      // React Router jumps to the anchor; by then there is nowhere to jump
      return (await scrollToElement(target)) ? navigate(to, options) : undefined
    }
    const stays = hash === '' && pathname !== here.pathname && isCatchAll(pathname) && isCatchAll(here.pathname)
    if (!stays) return navigate(to, options)
    await navigate(to, { ...options, preventScrollReset: true })
    const main = document.getElementById('obsah')
    if (main && main.getBoundingClientRect().top < -innerHeight) main.scrollIntoView()
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0 || link.hasAttribute('download')) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const { origin, pathname, search, hash } = link
    const here = hash !== '' && origin + pathname + search === location.origin + location.pathname + location.search
    if (!here || link.target === '_blank' || !anchorOf(hash)) return
    event.preventDefault()
    // as a browser does it: the same anchor does not come twice after one another
    void router.navigate({ pathname, search, hash }, { replace: hash === location.hash })
  })
}
