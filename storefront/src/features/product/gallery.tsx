import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import type { Image as Picture } from '@vanek/sdk/product'
import type { MouseEvent } from 'react'
import { Image } from '../../ui/image.tsx'

const LARGE = { width: 640, height: 640 }
const SMALL = { width: 80, height: 80 }

// a link to a picture would scroll the page as well; with scripts only the strip moves
function show(event: MouseEvent<HTMLAnchorElement>): void {
  const picture = document.querySelector(event.currentTarget.hash)
  if (!picture) return
  event.preventDefault()
  picture.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
}

/** Large pictures in a strip that snaps, with thumbnails that lead to them. */
export function Gallery({ images, name }: { readonly images: readonly Picture[]; readonly name: string }) {
  const { cdn } = useShop().config.endpoints
  return (
    <div className="gallery">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className="gallery-strip stage" tabIndex={0} aria-label={`Obrázky: ${name}`}>
        {images.map((image, at) => (
          <li id={`obrazek-${at + 1}`} key={image.path}>
            <Image sources={imageSources(cdn, image, LARGE)} alt={image.alt || name} eager={at === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="gallery-thumbs">
          {images.map((image, at) => (
            <li key={image.path}>
              <a className="stage" href={`#obrazek-${at + 1}`} onClick={show} aria-label={`Obrázek ${at + 1}`}>
                <Image sources={imageSources(cdn, image, SMALL)} alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
