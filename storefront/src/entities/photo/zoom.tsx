import * as texts from '#texts/entities/photo'
import { useShop } from '@vanek/react-hooks'
import { imageUrl } from '@vanek/sdk/images'
import type { Image as Picture } from '@vanek/sdk/product'
import { useEffect, useRef, useState } from 'react'
import { largeStyle } from '../product/pictures.ts'
import { IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isFull } from '../../ui/image.tsx'

export interface ZoomProps {
  readonly images: readonly Picture[]
  readonly name: string
  /** Index of the first picture. */
  readonly first: number
  readonly onClose: () => void
}

/** A lightbox: swipe, buttons or arrow keys change the picture; pinch zoom is the browser's own. */
export function Zoom({ images, name, first, onClose }: ZoomProps) {
  const { cdn } = useShop().config.endpoints
  const [at, setAt] = useState(first)
  const strip = useRef<HTMLUListElement>(null)
  const many = images.length > 1

  const go = (index: number, smooth = true) => {
    const picture = strip.current?.children[Math.min(images.length - 1, Math.max(0, index))]
    picture?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: smooth ? 'smooth' : 'instant' })
  }
  // the dialog has to be open before its content can scroll
  useEffect(() => {
    const frame = requestAnimationFrame(() => go(first, false))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first image of the first render counts
  }, [])

  return (
    <Dialog
      title={name}
      className="dialog-wide"
      onClose={onClose}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (!step || !many) return
        event.preventDefault()
        go(at + step)
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul
        className="zoom-strip stage"
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        aria-label={texts.largePictures(name)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {images.map((image, index) => (
          <li key={image.path}>
            <img
              src={imageUrl(cdn, image, largeStyle, { webp: true })}
              alt={image.alt || texts.pictureOf(name, index + 1)}
              width={1200}
              height={1600}
              className={isFull(image) ? 'is-full' : undefined}
              loading={Math.abs(index - first) > 1 ? 'lazy' : 'eager'}
              decoding="async"
            />
          </li>
        ))}
      </ul>
      {many && (
        <div className="zoom-steps">
          <IconButton label={texts.previousPicture} onClick={() => go(at - 1)} aria-disabled={at === 0}>
            <Icon name="arrow" />
          </IconButton>
          <span className="num" aria-live="polite">
            {at + 1} / {images.length}
          </span>
          <IconButton label={texts.nextPicture} onClick={() => go(at + 1)} aria-disabled={at === images.length - 1}>
            <Icon name="arrow" />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}
