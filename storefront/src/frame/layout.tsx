import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { foot, noticeList } from './frame-parts.tsx'
import { Header } from './header.tsx'

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
      <Header />
      {noticeList}
      <main id="obsah" tabIndex={-1} ref={main}>
        {children}
      </main>
      {foot}
      <ScrollRestoration />
    </>
  )
}
