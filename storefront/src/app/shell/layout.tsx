import type { ReactNode } from 'react'
import { ScrollRestoration } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { Progress } from './progress.tsx'

/** The frame of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#obsah">
        Přejít k obsahu
      </a>
      <Progress />
      <Header />
      <Notices />
      <main id="obsah" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  )
}
