import * as texts from '#texts/pages/search'
import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import { type ArticleSuggestion, type QuestionSuggestion, splitQuery } from '@vanek/sdk/search'
import { useShell } from '../../entities/shop/use-shell.ts'
import { searchPath } from '../../features/search/tabs.ts'
import { phoneText } from '../../lib/texts/format.ts'
import { adviserPath, articleFolder, contactPath } from '#market/paths'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image, isFull } from '../../ui/image.tsx'

/** Matching articles with their summaries. */
export function FoundArticles({ articles }: { readonly articles: readonly ArticleSuggestion[] }) {
  const { cdn } = useShop().config.endpoints
  return (
    <ul className="found-articles">
      {articles.map(({ slug, title, perex, image }) => (
        <li key={slug}>
          <Link to={`${articleFolder}/${slug}`}>
            {image && (
              <span className="stage">
                <Image sources={imageSources(cdn, image, 'style-w200-h133')} alt="" full={isFull(image)} />
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

/** Matching questions, with the beginning of the answer. */
export function FoundQuestions({ questions }: { readonly questions: readonly QuestionSuggestion[] }) {
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

const titleOf = (q: string, searchable: boolean) => {
  if (q === '') return texts.emptyTitle
  return searchable ? texts.nothingFor(q) : texts.tooShortTitle
}

/** Queries to search for instead. */
function Queries({ title, queries }: { readonly title: string; readonly queries: readonly string[] }) {
  return (
    <>
      <p>{title}</p>
      <ul className="row empty-ways">
        {queries.map((query) => (
          <li key={query}>
            <Link className="chip" to={searchPath(query)}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

interface NothingFoundProps {
  readonly q: string
  /** Words of the shop that look like the query. */
  readonly near?: readonly string[]
}

/** No results: similar queries, categories and a contact. */
export function NothingFound({ q, near = [] }: NothingFoundProps) {
  const shell = useShell()
  const parts = splitQuery(q, shell?.settings.shortSearchTerms)
  return (
    <Empty icon="search" title={titleOf(q, parts.length > 0)}>
      {near.length > 0 && <Queries title={texts.nearTitle} queries={near} />}
      {parts.length > 1 && <Queries title={texts.onlyPart} queries={parts} />}
      {q !== '' && parts.length === 0 && (
        <p>
          {texts.tooShortBefore}
          <b>{texts.tooShortWord}</b>
          {texts.tooShortBetween}
          <b>{texts.tooShortSize}</b>.
        </p>
      )}
      <p className="quiet">
        {texts.help}
        {shell ? ` ${phoneText(shell.settings.contact.phone)}` : ''} {texts.helpOr}
        <Link to={contactPath}>{texts.helpContact}</Link>.
      </p>
      <p>
        <Link className={buttonClass()} to={adviserPath}>
          {texts.adviser}
        </Link>
      </p>
      <ul className="row empty-ways">
        {shell?.menu.map(({ path, title }) => (
          <li key={path}>
            <Link className="chip" to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Empty>
  )
}
