import * as texts from '#texts/pages/product'
import { useShop } from '@vanek/react-hooks'
import { contentFileUrl, imageUrl, shopFileUrl } from '@vanek/sdk/images'
import type { Product } from '@vanek/sdk/product'
import { useNumber } from '../../lib/texts/use-number.ts'
import { Film } from '../../ui/film.tsx'
import { Icon } from '../../ui/icon.tsx'

/** URL of a file: always on the shop's own origin. */
const fileUrl = (source: 'content' | 'shop', path: string): string =>
  source === 'shop' ? shopFileUrl('', path) : contentFileUrl('/content', path)

/** Downloads: manuals, data sheets, pictures for print (B7.55, B7.56). */
export function Files({ files }: Pick<Product, 'files'>) {
  const number = useNumber()
  return (
    <ul className="rule files">
      {files.map(({ title, path, source, type, size }) => (
        <li key={path}>
          <a href={fileUrl(source, path)} download={type === 'PDF' ? undefined : ''}>
            {title}
          </a>{' '}
          <span className="small quiet num">
            {type}
            {size !== null && `, ${number(Math.max(1, Math.round(size / 1000)), 'kB')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * Videos hosted by the shop play here and load on demand; others are links, so that no third party tracks visitors
 * here.
 */
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
                <small className="quiet">{texts.opensAt(new URL(url).hostname.replace(/^www\./, ''))}</small>
              </span>
            </a>
          ) : (
            <figure>
              <Film
                src={fileUrl('content', url)}
                picture={image ? imageUrl(cdn, image, 'style-w640-h360', { webp: true }) : undefined}
              />
              <figcaption className="small quiet">{title}</figcaption>
            </figure>
          )}
        </li>
      ))}
    </ul>
  )
}
