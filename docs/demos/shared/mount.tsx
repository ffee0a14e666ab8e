import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows a demo in an element; returns how to end it. */
export function mount(element: HTMLElement, Demo: ComponentType): () => void {
  const root = createRoot(element)
  root.render(<Demo />)
  return () => root.unmount()
}
