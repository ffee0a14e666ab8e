import * as texts from '#texts/ui'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

export type NoticeKind = 'success' | 'info' | 'warning' | 'danger'

export interface NoticeProps {
  readonly kind?: NoticeKind
  /** Heading above the text. */
  readonly title?: string | undefined
  /** What happened, for styles. */
  readonly code?: string | undefined
  readonly children: ReactNode
  /** Shows a close button. */
  readonly onClose?: () => void
  /** `alert` for errors that stop the shopper; none for a notice that is rendered with the page. */
  readonly role?: 'alert' | 'status'
}

/** A message within a page, or one of the notices above it. */
export function Notice({ kind = 'info', title, code, children, onClose, role }: NoticeProps) {
  return (
    <div className={`notice is-${kind}`} role={role} data-code={code}>
      <div className="notice-body">
        {title && <strong className="notice-title">{title}</strong>} {children}
      </div>
      {onClose && (
        <span className="notice-close">
          <IconButton label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </span>
      )}
    </div>
  )
}
