import { Suspense, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { later } from '../later.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { Progress } from './progress.tsx'

const Footer = import.meta.env.SSR
  ? (await import('./footer.tsx')).Footer
  : later(() => import('./footer.tsx').then(({ Footer }) => Footer))

// made once: an update before its scripts are there would throw away what the server wrote
const foot = (
  <Suspense>
    <Footer />
  </Suspense>
)

/** A move to another page puts the focus at its start, as a fresh document would. */
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
      <Notices />
      <main id="obsah" tabIndex={-1} ref={main}>
        {children}
      </main>
      {foot}
      <ScrollRestoration />
    </>
  )
}
