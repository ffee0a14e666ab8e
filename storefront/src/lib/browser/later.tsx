import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * Dispatched on the document when a navigation starts without an interaction: React shows the next page only when all
 * parts of this one have loaded.
 */
export const moving = 'vanek:moving'

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

const first = async (events: readonly string[]): Promise<void> =>
  typeof document === 'undefined'
    ? undefined
    : new Promise((resolve) => {
        // capture phase: React stops events that bubble over a suspended part
        for (const event of events)
          document.addEventListener(event, () => resolve(), { once: true, passive: true, capture: true })
      })

/** Resolves on the visitor's first interaction. */
export const firstTouch: Promise<void> = first(signs)

/** Resolves on the first interaction, or when the page has something to show on its own. */
export const firstSign: Promise<void> = Promise.race([firstTouch, first([moving])])

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
