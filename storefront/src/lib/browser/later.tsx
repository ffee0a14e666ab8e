import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Told to the document when a page moves by itself: React shows the next page only when all of this one is there. */
export const moving = 'vanek:moving'

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

const first = async (events: readonly string[]): Promise<void> =>
  typeof document === 'undefined'
    ? undefined
    : new Promise((resolve) => {
        // on the way down: over a part that still waits React lets nothing come up again
        for (const event of events)
          document.addEventListener(event, () => resolve(), { once: true, passive: true, capture: true })
      })

/** Resolves when the visitor themselves first does anything. */
export const firstTouch: Promise<void> = first(signs)

/** Resolves when the visitor first does anything, or when the page has something to show by itself. */
export const firstSign: Promise<void> = Promise.race([firstTouch, first([moving])])

/**
 * A part of a page that nobody needs before they have moved: what the server wrote stands until then, and its scripts
 * are loaded at the first sign of the visitor. Put it into a `Suspense` of its own. The server renders it directly:
 *
 *     const Footer = import.meta.env.SSR ? (await import('./footer.tsx')).Footer : later(() => import('./footer.tsx').then(...))
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    await firstSign
    return { default: await load() }
  })
