import * as texts from '#texts/pages/product'
import { anchors } from '#market/anchors'
import { useShop } from '@vanek/react-hooks'
import { imageSources, imageUrl, productStyles } from '@vanek/sdk/images'
import type { Image as Picture } from '@vanek/sdk/product'
import { type MouseEvent, Suspense, useState } from 'react'
import { largeStyle, pictureSizes, pictureSources } from '../../entities/product/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image, isFull } from '../../ui/image.tsx'
import { withSheets } from '../../lib/page/sheets.ts'
import { lazily } from '../../lib/browser/later.tsx'

const Turn = lazily(() => withSheets(import('./turn.tsx'), 'late').then(({ Turn }) => Turn))
const Zoom = lazily(() => withSheets(import('../../entities/photo/zoom.tsx'), 'late').then(({ Zoom }) => Zoom))

// an anchor would scroll the page as well; with scripts only the strip scrolls
function show(event: MouseEvent<HTMLAnchorElement>): void {
  const picture = document.querySelector(event.currentTarget.hash)
  if (!picture) return
  event.preventDefault()
  picture.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
}

export interface GalleryProps {
  readonly images: readonly Picture[]
  readonly name: string
  /** Path of a 3D model, where there is one. */
  readonly model: string | null
}

/**
 * Large pictures in a scroll-snap strip, with thumbnails as links to them. A press on one opens a lightbox, or the
 * picture file without scripts (B9.46, B9.47).
 */
export function Gallery({ images, name, model }: GalleryProps) {
  const { cdn } = useShop().config.endpoints
  const [zoomed, setZoomed] = useState<number | null>(null)
  const [isTurning, setTurning] = useState(false)
  return (
    <div className="gallery">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className="gallery-strip stage" tabIndex={0} aria-label={texts.pictures(name)}>
        {images.map((image, at) => (
          <li id={`${anchors.picture}${at + 1}`} key={image.path}>
            <a
              href={imageUrl(cdn, image, largeStyle)}
              aria-label={texts.enlarge(at + 1)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                setZoomed(at)
              }}
            >
              <Image
                sources={pictureSources(cdn, image)}
                sizes={pictureSizes(image)}
                alt={image.alt || name}
                full={isFull(image)}
                eager={at === 0 && 'first'}
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="gallery-thumbs">
          {images.map((image, at) => (
            <li key={image.path}>
              <a
                className="stage"
                href={`#${anchors.picture}${at + 1}`}
                onClick={show}
                aria-label={texts.picture(at + 1)}
              >
                <Image
                  sources={imageSources(cdn, image, isFull(image) ? 'style-w64-h64-crop' : productStyles.thumbnail)}
                  alt=""
                  full={isFull(image)}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {model && (
        <Button className="gallery-turn" onClick={() => setTurning(true)}>
          <Icon name="cube" />
          {texts.turn}
        </Button>
      )}
      {model && isTurning && (
        <Suspense>
          <Turn name={name} path={model} onClose={() => setTurning(false)} />
        </Suspense>
      )}
      {zoomed !== null && (
        <Suspense>
          <Zoom images={images} name={name} first={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </div>
  )
}
