import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import type { FoundArticle, FoundQuestion } from '@vanek/sdk/search'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'

/** Articles that answer, with what they are about. */
export function FoundArticles({ articles }: { readonly articles: readonly FoundArticle[] }) {
  const { cdn } = useShop().config.endpoints
  return (
    <ul className="found-articles">
      {articles.map(({ slug, title, perex, image }) => (
        <li key={slug}>
          <Link to={`/clanek/${slug}`}>
            {image && (
              <span className="stage">
                <Image sources={imageSources(cdn, image, 'style-w200-h133')} alt="" />
              </span>
            )}
            <span>
              <b>{title}</b>
              <span className="quiet">{perex}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Questions that others asked, with the beginning of the answer. */
export function FoundQuestions({ questions }: { readonly questions: readonly FoundQuestion[] }) {
  return (
    <ul className="found-questions">
      {questions.map(({ _id, title, answer }) => (
        <li key={_id}>
          <details>
            <summary>
              {title}
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
