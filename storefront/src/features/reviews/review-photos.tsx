import * as texts from '#texts/features/reviews'
import { useShop } from '@vanek/react-hooks'
import { imageSources, imageUrl } from '@vanek/sdk/images'
import type { Review } from '@vanek/sdk/reviews'
import { Suspense, useState } from 'react'
import { largeStyle } from '../../entities/product/pictures.ts'
import { Image } from '../../ui/image.tsx'
import { withSheets } from '../../lib/page/sheets.ts'
import { lazily } from '../../lib/browser/later.tsx'

const Zoom = lazily(() => withSheets(import('../../entities/photo/zoom.tsx'), 'late').then(({ Zoom }) => Zoom))

interface ReviewPhotosProps {
  readonly photos: NonNullable<Review['photos']>
  readonly author: string
}

/** Photos of a review; a press on one opens the lightbox, or the picture file without scripts. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const { cdn } = useShop().config.endpoints
  const [zoomed, setZoomed] = useState<number | null>(null)
  return (
    <>
      <ul className="photo-strip">
        {photos.map((photo, at) => (
          <li key={photo.path}>
            <a
              href={imageUrl(cdn, photo, largeStyle)}
              aria-label={texts.enlargePhoto(at + 1, author)}
              data-press
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                setZoomed(at)
              }}
            >
              <Image sources={imageSources(cdn, photo, 'style-w120-h120')} alt="" />
            </a>
          </li>
        ))}
      </ul>
      {zoomed !== null && (
        <Suspense>
          <Zoom images={photos} name={texts.photosBy(author)} first={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </>
  )
}
