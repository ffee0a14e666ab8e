import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mayFrame } from '../../app/frame-origins.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../content/content-link.tsx'

export interface EmbedProps {
  readonly src: string
  readonly title: string
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Takes the focus as it comes. */
const focused = (frame: HTMLIFrameElement | null) => frame?.focus()

/**
 * A page of others: nothing of it is loaded before it is asked for. Then it is shown here where the shop lets its origin
 * in, and opened where it is otherwise, as it is without scripts.
 */
export function Embed({ src, title }: EmbedProps) {
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLSpanElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    link.current?.querySelector('a')?.focus()
  }
  if (isOpen)
    return (
      <section className="branch-embed stack gap-1" aria-label={title}>
        <div className="row branch-embed-head">
          <strong>{title}</strong>
          <Button onClick={close}>
            <Icon name="close" />
            Zavřít
          </Button>
        </div>
        <iframe
          src={src}
          title={title}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is never of our own origin, whose sandbox it could take off
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          allow="fullscreen; gyroscope; accelerometer"
          ref={focused}
        />
      </section>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the link inside is what is pressed
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
