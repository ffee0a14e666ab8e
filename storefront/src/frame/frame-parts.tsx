import { Suspense } from 'react'
import { later } from '../lib/browser/later.tsx'

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

export const topLine = (
  <Suspense>
    <TopLine />
  </Suspense>
)

export const menu = (
  <Suspense>
    <CategoryMenu />
  </Suspense>
)

export const noticeList = (
  <Suspense>
    <NoticeList />
  </Suspense>
)

export const foot = (
  <Suspense>
    <Footer />
    <LateFrame />
  </Suspense>
)
