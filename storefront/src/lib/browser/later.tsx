import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { firstOf, signs, touchedMark } from './signs.ts'

/**
 * Dispatched on the document when a navigation starts without an interaction: React shows the next page only when all
 * parts of this one have loaded.
 */
export const moving = 'vanek:moving'

const inBrowser = typeof document !== 'undefined'

/** Resolves on the visitor's first interaction. */
export const firstTouch: Promise<void> =
  inBrowser && !document.documentElement.hasAttribute(touchedMark) ? firstOf(signs) : Promise.resolve()

/** Resolves on the first interaction, or when the page has something to show on its own. */
export const firstSign: Promise<void> = inBrowser ? Promise.race([firstTouch, firstOf([moving])]) : firstTouch

/**
 * A part of a page that is not needed before the first interaction: the server's HTML stays until then, and its scripts
 * are loaded at the first interaction. Put it into a `Suspense` of its own. The server renders it directly:
 *
 *     const Footer = import.meta.env.SSR ? (await import('./footer.tsx')).Footer : later(() => import('./footer.tsx').then(...))
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    await firstSign
    return { default: await load() }
  })
