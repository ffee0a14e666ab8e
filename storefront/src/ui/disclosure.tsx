import type { ReactNode } from 'react'

export interface DisclosureProps {
  readonly title: ReactNode
  readonly open?: boolean
  /** Id for anchors. */
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A collapsible section with a title (B4.06); a native `details`, so that it needs no scripts. */
export function Disclosure({ title, open, id, className = '', children }: DisclosureProps) {
  return (
    <details className={`fold ${className}`.trim()} id={id} open={open}>
      <summary>{title}</summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
