import * as texts from '#texts/pages/faq'
import { contactPath, faqPath } from '#market/paths'
import type { FaqQuestion, Page } from '@vanek/sdk/content'
import { toFaqLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { PlainSearch } from '../../entities/form/plain-search.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, metaHead } from '../../lib/page/meta-head.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

/** Collapsible questions, which work without scripts. */
function Questions({ questions }: { readonly questions: readonly FaqQuestion[] }) {
  return (
    <div className="questions">
      {questions.map(({ _id, title, content }) => (
        <details className="fold" key={_id} id={_id}>
          <summary>{title}</summary>
          <div className="rich">
            <RichText node={content} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** The search of questions and answers. */
const QuestionSearch = ({ query }: { readonly query: string }) => (
  <PlainSearch
    title={texts.searchTitle}
    className="question-search"
    label={texts.searchLabel}
    query={query}
    button={texts.search}
    inputProps={{ name: 'q', autoComplete: 'off', placeholder: texts.searchExample }}
  />
)

/** Loader data of the page of frequent questions. */
export interface FaqData {
  /** The editors' introduction. */
  readonly page: Pick<Page, 'title' | 'content' | 'page_meta'> | null
  /** The query; empty for all questions. */
  readonly query: string
  readonly questions: readonly FaqQuestion[]
}

const faqTitle = ({ page }: FaqData): string => page?.title ?? texts.title

/** Questions with answers, and a search. */
function FaqPage({ data }: { readonly data: FaqData }) {
  const { page, query, questions } = data
  const theme = useTheme('faq')
  return (
    <>
      <Breadcrumb crumbs={[{ title: faqTitle(data) }]} />
      <div className="page wrap stack gap-3 faq">
        <header className="rich">
          <h1>{faqTitle(data)}</h1>
          {page && query === '' && <RichText node={page.content} />}
        </header>
        {theme.search && <QuestionSearch query={query} />}
        {query !== '' && questions.length > 0 && (
          <output className="row">
            {`„${query}“: ${texts.found(questions.length)}`}
            <Link to={faqPath}>{texts.showAll}</Link>
          </output>
        )}
        {questions.length === 0 ? (
          <Empty icon="search" title={texts.noneTitle}>
            <p>{texts.noneNote}</p>
            <p className="row">
              <Link className={buttonClass()} to={faqPath}>
                {texts.allQuestions}
              </Link>
              <Link className={buttonClass()} to={contactPath}>
                {texts.write}
              </Link>
            </p>
          </Empty>
        ) : (
          <div className="faq-body">
            <Questions questions={questions} />
            {theme.contact_box && (
              <aside className="panel stack gap-1" aria-label={texts.moreLabel}>
                <h2>{texts.moreTitle}</h2>
                <p>{texts.moreNote}</p>
                <p>
                  <Link className={buttonClass()} to={contactPath}>
                    {texts.contact}
                  </Link>
                </p>
              </aside>
            )}
          </div>
        )}
      </div>
    </>
  )
}

const description = texts.description

/** Title, description and canonical URL; a search has no canonical URL of its own. */
export function head(data: FaqData, env: PageEnv): Head {
  const { page, query, questions } = data
  const title = faqTitle(data)
  const own = metaHead({ meta: page?.page_meta, title, description, path: faqPath }, env)
  if (query !== '') return { ...own, title: `${query}: ${own.title}`, robots: 'noindex' }
  return { ...own, ...(import.meta.env.SSR && { jsonLd: [crumbsLd([{ title }], env), toFaqLd(questions)] }) }
}

/** `/stranka/caste-dotazy` */
export function Component() {
  return <FaqPage data={useLoaderData() as FaqData} />
}
