import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router-dom'
import { later } from '../lib/browser/later.tsx'
import { isLineLost, mayReload, reload } from '../lib/browser/line.ts'
import { Header } from './header.tsx'

// rarely shown, so no page bundles it
const ErrorScreen = import.meta.env.SSR
  ? (await import('./errors/error-screen.tsx')).ErrorScreen
  : lazy(() => import('./errors/error-screen.tsx').then((own) => ({ default: own.ErrorScreen })))
const LineLost = lazy(() => import('./errors/line-lost.tsx').then((own) => ({ default: own.LineLost })))

/** Replaces a page that failed; if its scripts failed to load, the page is reloaded (B2.62). */
export function ErrorPage() {
  const error = useRouteError()
  const [anew] = useState(() => !import.meta.env.SSR && mayReload(error))
  useEffect(() => {
    if (anew) reload()
  }, [anew])
  return anew ? null : <Suspense>{isLineLost(error) ? <LineLost /> : <ErrorScreen error={error} />}</Suspense>
}

// The server renders these at once. In the browser none of them needs scripts before the first interaction: links and
// the menu work without them, and there are no notices yet.

const TopLine = import.meta.env.SSR
  ? (await import('./late-frame.tsx')).TopLine
  : later(() => import('./late-frame.tsx').then(({ TopLine }) => TopLine))

const CategoryMenu = import.meta.env.SSR
  ? (await import('./late-frame.tsx')).CategoryMenu
  : later(() => import('./late-frame.tsx').then(({ CategoryMenu }) => CategoryMenu))

const NoticeList = import.meta.env.SSR
  ? (await import('./late-frame.tsx')).NoticeList
  : later(() => import('./late-frame.tsx').then(({ NoticeList }) => NoticeList))

const Footer = import.meta.env.SSR
  ? (await import('./late-frame.tsx')).Footer
  : later(() => import('./late-frame.tsx').then(({ Footer }) => Footer))

const LateFrame = import.meta.env.SSR
  ? () => null
  : later(() => import('./late-frame.tsx').then(({ LateFrame }) => LateFrame))

// created once: an update before its scripts have loaded would discard the server's HTML

const topLine = (
  <Suspense>
    <TopLine />
  </Suspense>
)

const menu = (
  <Suspense>
    <CategoryMenu />
  </Suspense>
)

const noticeList = (
  <Suspense>
    <NoticeList />
  </Suspense>
)

const foot = (
  <Suspense>
    <Footer />
    <LateFrame />
  </Suspense>
)

/** The frame of a page that stands alone, without navigation or requests of its own (B2.11). */
export const Bare = () => (
  <main id="obsah" className="bare" tabIndex={-1}>
    <Outlet />
  </main>
)

/** A thin bar at the top while a navigation is pending. */
function Progress() {
  return useNavigation().state === 'idle' ? null : <div className="progress" aria-hidden="true" />
}

/** Moves the focus to the start of the new page after a navigation, like a new document. */
function useFocusOnMove(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) ref.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return ref
}

/** The frame of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const main = useFocusOnMove()
  return (
    <>
      <a className="skip" href="#obsah">
        Přejít k obsahu
      </a>
      <Progress />
      {topLine}
      <Header menu={menu} />
      {noticeList}
      <main id="obsah" tabIndex={-1} ref={main}>
        {children}
      </main>
      {foot}
      <ScrollRestoration />
    </>
  )
}
