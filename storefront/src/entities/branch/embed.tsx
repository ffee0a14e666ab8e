import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mayFrame } from '../../lib/page/frame-origins.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../content/content-link.tsx'

export interface EmbedProps {
  readonly src: string
  /** Words of the link. */
  readonly title: string
  /** What is shown once it is open. */
  readonly name: string
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Focuses the frame when it mounts. */
const focused = (frame: HTMLIFrameElement | null) => frame?.focus()

/**
 * A third-party page. Nothing of it is loaded before the visitor asks for it. Then it is embedded if the shop allows its
 * origin; otherwise, and without scripts, it is a plain link.
 */
export function Embed({ src, title, name }: EmbedProps) {
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLSpanElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    link.current?.querySelector('a')?.focus()
  }
  if (isOpen)
    return (
      <section className="branch-embed stack gap-1" aria-label={name}>
        <div className="row branch-embed-head">
          <strong>{name}</strong>
          <Button onClick={close}>
            <Icon name="close" />
            Zavřít
          </Button>
        </div>
        <iframe
          src={src}
          title={name}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- only a page of our own origin could remove the sandbox, and it never is one
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          allow="fullscreen; gyroscope; accelerometer"
          ref={focused}
        />
      </section>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the interactive element is the link inside
    <span
      ref={link}
      onClick={(event) => {
        if (!isPlain(event) || !mayFrame(src)) return
        event.preventDefault()
        setOpen(true)
      }}
    >
      <ContentLink link={src} className="btn btn-outline">
        {title}
      </ContentLink>
    </span>
  )
}
