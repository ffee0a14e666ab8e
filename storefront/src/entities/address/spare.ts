import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** A part that is loaded when it is first shown, and that a page does without where it cannot be. */
export const spare = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: (() => null) as ComponentType<P> }
    }
  })
