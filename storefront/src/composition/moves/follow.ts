import { canPrefetch } from '@vanek/sdk/session'
import { type createBrowserRouter, matchRoutes, type RouteObject, type To } from 'react-router-dom'
import { lateParts } from '../../frame/late-parts.ts'
import { anchorOf, focusOn, scrollToElement } from '../../lib/browser/scroll-to-anchor.ts'
import { isProductPath } from '../../lib/goods/linked-products.ts'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { finishedPath } from '#market/paths'
import { widgetFolder } from '../../lib/paths/checkout.ts'
import { headOf } from '../routing/head.ts'
import type { PageHandle } from '../routing/page-module.ts'

/** The part of the router that this module uses. */
interface Moving {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string }
    readonly loaderData: Readonly<Record<string, unknown>>
  }
  // oxlint-disable-next-line typescript/no-explicit-any -- the router's own signature is overloaded
  navigate: (to: any, options?: any) => Promise<void>
}

/** Navigation options of the router; a form adds its fields. */
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

/** Whether a page has its own document, so that only full page loads enter and leave it. */
const isApart = (pathname: string) => pathname === finishedPath || pathname.startsWith(widgetFolder)

/** The query of a GET form. */
const searchOf = ({ formData }: MoveOptions, search: string) =>
  formData
    ? `?${new URLSearchParams([...formData].map(([name, value]) => [name, typeof value === 'string' ? value : ''])).toString()}`
    : search

/**
 * Sets the scroll position after a navigation. A new page begins at its top, or at the anchor of the URL (B2.64).
 * Between two listings of the catch-all the position stays (B2.63), unless the page would then begin more than a screen
 * above. An anchor of the current page is scrolled to smoothly. Everything else is React Router's scroll restoration,
 * such as going back.
 */
export function followMoves(router: Moving, routes: RouteObject[]): void {
  const isCatchAll = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.path === '/*'
  const isListing = () =>
    Object.values(router.state.loaderData).some((data) => (data as { kind?: unknown } | null)?.kind === 'listing')
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
      // React Router jumps to the anchor; the page is already there by then
      return (await scrollToElement(target)) ? navigate(to, options) : undefined
    }
    const isOther = hash === '' && pathname !== here.pathname && isCatchAll(pathname)
    if (!isOther || isProductPath(pathname) || !isListing()) return navigate(to, options)
    await navigate(to, { ...options, preventScrollReset: true })
    if (!isListing()) return scrollTo(0, 0)
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
    // like a browser: the same anchor is not pushed to the history again
    void router.navigate({ pathname, search, hash }, { replace: hash === location.hash })
  })
}

/** What browsers with the Network Information API report. */
type Connection = Parameters<typeof canPrefetch>[0]

/** Shorter stays of a pointer or a finger on a link only cross it or scroll. */
const stayMs = 80

/**
 * Prefetches the scripts of a page when a visitor stays on a link to it with a pointer or a finger, or focuses it; never
 * on a slow connection or with data saver on (B9.51).
 */
function prefetchLinks(routes: RouteObject[]): void {
  const seen = new Set<string>()
  const meant = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return
    if (!canPrefetch((navigator as { readonly connection?: Connection }).connection ?? {})) return
    seen.add(link.pathname)
    for (const { route } of matchRoutes(routes, link) ?? []) {
      // if the connection fails now, the navigation will report it
      ;(route.handle as PageHandle | undefined)?.prefetch().catch(() => seen.delete(link.pathname))
    }
  }
  let staying: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(staying)
  const stay = ({ target }: Event) => {
    leave()
    staying = setTimeout(meant, stayMs, target)
  }
  for (const sign of ['pointerover', 'touchstart']) document.addEventListener(sign, stay, { passive: true })
  for (const sign of ['pointercancel', 'touchmove']) document.addEventListener(sign, leave, { passive: true })
  for (const sign of ['focusin', 'pointerdown'])
    document.addEventListener(sign, (event) => {
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) meant(event.target)
    })
  // the link whose hover loaded these scripts
  meant(document.querySelector('a:hover'))
}

/** A page for a browser that is offline; without it the browser shows its own. */
function keepOfflinePage(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {})
}

/** Starts what follows the visitor from page to page. */
export function follow(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[], env: VisitorEnv): void {
  const entitle = () => {
    const { navigation, matches, errors } = router.state
    if (navigation.state !== 'idle') return
    document.title = headOf(router.state, env).title
    document.documentElement.dataset['page'] = errors
      ? ''
      : (matches.at(-1)?.route.handle as PageHandle | undefined)?.name
  }
  router.subscribe(entitle)
  // a fast visitor may already be on another page
  entitle()
  followMoves(router, routes)
  prefetchLinks(routes)
  keepOfflinePage()
  // loaded in advance, as they cannot be loaded offline
  for (const load of [...Object.values(lateParts), () => import('../../frame/errors/line-lost.tsx')])
    load().catch(() => {})
}
