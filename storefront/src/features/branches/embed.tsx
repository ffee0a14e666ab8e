import { type MouseEvent, useState } from 'react'
import { mayFrame } from '../../app/frame-origins.ts'
import { ContentLink } from '../content/content-link.tsx'

export interface EmbedProps {
  readonly src: string
  readonly title: string
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * A page of others: nothing of it is loaded before it is asked for. Then it is shown here where the shop lets its origin
 * in, and opened where it is otherwise, as it is without scripts.
 */
export function Embed({ src, title }: EmbedProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <iframe
        className="branch-embed"
        src={src}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is never of our own origin, whose sandbox it could take off
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        allow="fullscreen; gyroscope; accelerometer"
        ref={(frame) => frame?.focus()}
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the link inside is what is pressed
    <span
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
