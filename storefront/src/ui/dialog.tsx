import * as texts from '#texts/ui'
import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

export interface DialogProps {
  readonly title: ReactNode
  readonly onClose: () => void
  /** Further classes: `dialog-wide` takes the whole window. */
  readonly className?: string
  readonly onKeyDown?: KeyboardEventHandler
  readonly children: ReactNode
}

/**
 * A modal dialog; open as long as it is rendered. Escape, the close button and a press outside close it, and the focus
 * returns to where it was. Load it on first use.
 */
export function Dialog({ title, onClose, className, onKeyDown, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the dialog's own
    <dialog
      className={className ? `dialog ${className}` : 'dialog'}
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className="dialog-in">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
