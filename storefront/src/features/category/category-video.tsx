import { useShop } from '@vanek/react-hooks'
import type { CategoryContent } from '@vanek/sdk/catalog'
import { contentFileUrl, imageUrl } from '@vanek/sdk/images'
import { safeHref } from '../../ui/safe-href.ts'

const SIZE = { width: 640, height: 360 }

/** A video of our own to play in its place; one of others is a link, because nothing of theirs is loaded here. */
export function CategoryVideo({ video }: { readonly video: NonNullable<CategoryContent['category_video']> }) {
  const { cdn } = useShop().config.endpoints
  const { title, video_url: url, image } = video
  const poster = image ? imageUrl(cdn, image, 'style-w640-h360') : undefined
  const foreign = /^https?:/i.test(url) ? safeHref(url) : null
  return (
    <section className="section" aria-label="Video">
      <h2>{title}</h2>
      {foreign ? (
        <a className="video-link" href={foreign} rel="noopener">
          {poster && <img src={poster} alt="" {...SIZE} loading="lazy" />}
          Přehrát video
        </a>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the films of the shop have no words
        <video controls preload="none" {...SIZE} poster={poster} src={contentFileUrl('/content', url)} />
      )}
    </section>
  )
}
