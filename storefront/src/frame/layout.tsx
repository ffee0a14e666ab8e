import * as texts from '#texts/frame'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router-dom'
import { afterFrame, firstNotice, firstShow, later, whenUsed } from '../lib/browser/later.tsx'
import { overlaysKey } from '../lib/session/cookies.ts'
import { isLineLost, mayReload, reload } from '../lib/browser/line.ts'
import { useShell } from '../entities/shop/use-shell.ts'
import { OffPages } from '../ui/off-pages.ts'
import { Tray } from '../features/compare/tray.tsx'
import { Header } from './header.tsx'
import { StickyHeader } from './header/sticky-header.tsx'
import { lateParts } from './late-parts.ts'
import { withSheets } from '../lib/page/sheets.ts'

// rarely shown, so no page bundles it
const ErrorScreen = import.meta.env.SSR
  ? (await import('./errors/error-screen.tsx')).ErrorScreen
  : lazy(() => import('./errors/error-screen.tsx').then((own) => ({ default: own.ErrorScreen })))
const LineLost = lazy(() => import('./errors/line-lost.tsx').then((own) => ({ default: own.LineLost })))

/** Replaces a page that failed; if its scripts failed to load, the page is reloaded (B2.62). */
export function ErrorPage() {
  const error = useRouteError()
  const [reloads] = useState(() => !import.meta.env.SSR && mayReload(error))
  useEffect(() => {
    if (reloads) reload()
  }, [reloads])
  return reloads ? null : <Suspense>{isLineLost(error) ? <LineLost /> : <ErrorScreen error={error} />}</Suspense>
}

// The server renders these at once. In the browser none of them needs scripts before it is used: links and the menu work
// without them, and there are no notices yet.

/** Whether a returning visitor may have closed the banner that the server has rendered. */
function hasClosed(): boolean {
  try {
    return overlaysKey in localStorage
  } catch {
    return false
  }
}

const TopLine = import.meta.env.SSR
  ? (await lateParts.topLine()).TopLine
  : later(() => lateParts.topLine().then(({ TopLine }) => TopLine), hasClosed() ? Promise.resolve() : '.top-line')

const CategoryMenu = import.meta.env.SSR
  ? (await lateParts.menu()).CategoryMenu
  : later(() => lateParts.menu().then(({ CategoryMenu }) => CategoryMenu), '.menu')

const NoticeList = import.meta.env.SSR
  ? (await lateParts.notices()).NoticeList
  : later(() => lateParts.notices().then(({ NoticeList }) => NoticeList), firstNotice)

const Footer = import.meta.env.SSR
  ? (await lateParts.footer()).Footer
  : later(() => lateParts.footer().then(({ Footer }) => Footer), '.foot')

const Tooltips = import.meta.env.SSR
  ? () => null
  : later(
      () => withSheets(import('../ui/tooltip.tsx'), 'late').then(({ Tooltips }) => Tooltips),
      whenUsed('[data-tip]').then(afterFrame),
    )

const AfterAdd = import.meta.env.SSR
  ? () => null
  : later(
      () => withSheets(import('../widgets/added/after-add.tsx'), 'late').then(({ AfterAdd }) => AfterAdd),
      firstNotice,
    )

// measures the header, which is not urgent
const Sticky = import.meta.env.SSR ? () => null : later(async () => StickyHeader)

const LateFrame = import.meta.env.SSR
  ? () => null
  : later(() => import('./late-frame.tsx').then(({ LateFrame }) => LateFrame), firstShow)

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
  </Suspense>
)

const stickyHeader = (
  <Suspense>
    <Sticky />
  </Suspense>
)

const lateFrame = (
  <Suspense>
    <LateFrame />
  </Suspense>
)

const tooltips = (
  <Suspense>
    <Tooltips />
  </Suspense>
)

const afterAdd = (
  <Suspense>
    <AfterAdd />
  </Suspense>
)

/** The frame of a standalone page, without navigation or its own requests (B2.11). */
export const Bare = () => (
  <main id="obsah" className="bare" tabIndex={-1}>
    <Outlet />
  </main>
)

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
    <OffPages value={useShell()?.off ?? ''}>
      <a className="skip" href="#obsah">
        {texts.skip}
      </a>
      {topLine}
      <Header menu={menu} />
      {noticeList}
      <main id="obsah" tabIndex={-1} ref={main}>
        {children}
      </main>
      {foot}
      {stickyHeader}
      {lateFrame}
      {tooltips}
      {afterAdd}
      <Tray />
      <ScrollRestoration />
    </OffPages>
  )
}
