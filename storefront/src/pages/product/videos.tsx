import { useShop } from '@vanek/react-hooks'
import { imageUrl } from '@vanek/sdk/images'
import type { Product } from '@vanek/sdk/product'
import { Icon } from '../../ui/icon.tsx'
import { fileUrl } from './file-url.ts'

const poster = { width: 640, height: 360 }

/** Own videos play here and load when asked; others are a way to where they are, so that nobody is watched on our page. */
export function Videos({ videos }: Pick<Product, 'videos'>) {
  const { cdn } = useShop().config.endpoints
  return (
    <ul className="videos">
      {videos.map(({ title, video_url: url, image }) => (
        <li key={url}>
          {/^https?:/.test(url) ? (
            <a className="video-card" href={url} rel="noopener noreferrer" target="_blank">
              <Icon name="arrow" />
              <span>
                {title}
                <small className="quiet"> otevře se na {new URL(url).hostname.replace(/^www\./, '')}</small>
              </span>
            </a>
          ) : (
            <figure>
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it */}
              <video
                controls
                playsInline
                preload="none"
                src={fileUrl('content', url)}
                poster={image ? imageUrl(cdn, image, 'style-w640-h360') : undefined}
                width={poster.width}
                height={poster.height}
              />
              <figcaption className="small quiet">{title}</figcaption>
            </figure>
          )}
        </li>
      ))}
    </ul>
  )
}
