import { Suspense } from 'react'
import { later } from '../lib/browser/later.tsx'

// The server renders these at once. In the browser none of them needs scripts before the first interaction: links and
// the menu work without them, and there are no notices yet.

const TopLine = import.meta.env.SSR
  ? (await import('./frame-late.ts')).TopLine
  : later(() => import('./frame-late.ts').then(({ TopLine }) => TopLine))

const CategoryMenu = import.meta.env.SSR
  ? (await import('./frame-late.ts')).CategoryMenu
  : later(() => import('./frame-late.ts').then(({ CategoryMenu }) => CategoryMenu))

const NoticeList = import.meta.env.SSR
  ? (await import('./frame-late.ts')).NoticeList
  : later(() => import('./frame-late.ts').then(({ NoticeList }) => NoticeList))

const Footer = import.meta.env.SSR
  ? (await import('./frame-late.ts')).Footer
  : later(() => import('./frame-late.ts').then(({ Footer }) => Footer))

const LateFrame = import.meta.env.SSR
  ? () => null
  : later(() => import('./frame-late.ts').then(({ LateFrame }) => LateFrame))

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
