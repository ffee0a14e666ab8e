import type { ReactNode } from 'react'

export interface DisclosureProps {
  readonly title: ReactNode
  readonly open?: boolean
  /** Id by which an address leads to it. */
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part that opens and closes by its title (B4.06); the browser's own, so that it needs no scripts. */
export function Disclosure({ title, open, id, className = '', children }: DisclosureProps) {
  return (
    <details className={`fold ${className}`.trim()} id={id} open={open}>
      <summary>{title}</summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
