import { Suspense } from 'react'
import { later } from '../lib/browser/later.tsx'

// The server writes these at once. In the browser none of them needs scripts before a visitor has moved: links and the menu
// work as they are, and nothing is to be said yet.

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

// made once: an update before its scripts are there would throw away what the server wrote

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
