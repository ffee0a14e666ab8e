import type { ReactNode } from 'react'

export interface StackProps {
  readonly children: ReactNode
  /** Steps of 8 px; 2 when missing. */
  readonly gap?: 1 | 2 | 3 | 4 | 6
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'aside'
  readonly className?: string
}

/** A column with even gaps. */
export function Stack({ children, gap = 2, as: Tag = 'div', className }: StackProps) {
  return <Tag className={['stack', gap !== 2 && `gap-${gap}`, className].filter(Boolean).join(' ')}>{children}</Tag>
}

/** A line that wraps; `spread` pushes the ends apart. */
export function Row({
  children,
  spread,
  className,
}: {
  readonly children: ReactNode
  readonly spread?: boolean
  readonly className?: string
}) {
  return <div className={['row', spread && 'spread', className].filter(Boolean).join(' ')}>{children}</div>
}
