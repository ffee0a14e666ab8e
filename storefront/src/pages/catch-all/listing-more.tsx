import * as texts from '#texts/pages/catch-all'
import { articleFolder } from '#market/paths'
import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import type { CategoryContent } from '@vanek/sdk/catalog'
import { contentFileUrl, imageSources, imageUrl } from '@vanek/sdk/images'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { Film } from '../../ui/film.tsx'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import type { ListingTexts } from './listing.ts'

const SIZE = { width: 640, height: 360 }

/** A video hosted by the shop plays in place; others are a link, because nothing is loaded from other sites. */
function CategoryVideo({ video }: { readonly video: NonNullable<CategoryContent['category_video']> }) {
  const { cdn } = useShop().config.endpoints
  const { title, video_url: url, image } = video
  const poster = image ? imageUrl(cdn, image, 'style-w640-h360', { webp: true }) : undefined
  const foreign = /^https?:/i.test(url) ? safeHref(url) : null
  return (
    <section className="section" aria-label={texts.videoLabel}>
      <h2>{title}</h2>
      {foreign ? (
        <a className="video-link" href={foreign} rel="noopener">
          {poster && <img src={poster} alt="" {...SIZE} loading="lazy" />}
          {texts.play}
        </a>
      ) : (
        <Film src={contentFileUrl('/content', url)} picture={poster} />
      )}
    </section>
  )
}

/** Further content below the products: text, questions, a video, articles. */
export function ListingMore({ texts: { below, questions, video, articles } }: { readonly texts: ListingTexts }) {
  const { cdn } = useShop().config.endpoints
  const theme = useTheme('catalog')
  return (
    <div className="listing-more">
      {below.length > 0 && (
        <div className="below">
          {below.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {questions.length > 0 && (
        <section className="section questions" aria-labelledby="caste-otazky">
          <h2 id="caste-otazky">{texts.questionsTitle}</h2>
          {questions.map(({ title, content }) => (
            <details className="fold" key={title}>
              <summary>{title}</summary>
              {content.split('\n\n').map((text) => (
                <p key={text}>{text}</p>
              ))}
            </details>
          ))}
        </section>
      )}
      {video && <CategoryVideo video={video} />}
      {theme.articles && articles.length > 0 && (
        <section className="section" aria-labelledby="souvisejici-clanky">
          <h2 id="souvisejici-clanky">{texts.articlesTitle}</h2>
          <ul className="articles">
            {articles.map(({ slug, title, perex, image }) => (
              <li key={slug}>
                {image && <Image sources={imageSources(cdn, image, 'style-w320-h180')} alt="" />}
                <h3>
                  <Link to={`${articleFolder}/${slug}`}>{title}</Link>
                </h3>
                <p className="quiet small">{perex}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
