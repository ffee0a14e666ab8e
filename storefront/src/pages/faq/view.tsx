import { contactPath, faqPath } from '#market/paths'
import type { FaqQuestion, Page } from '@vanek/sdk/content'
import { plural } from '@vanek/sdk/format'
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
    title="Hledání v dotazech"
    className="question-search"
    label="Co vás zajímá?"
    query={query}
    button="Hledat"
    inputProps={{ name: 'q', autoComplete: 'off', placeholder: 'Třeba vrácení nebo hlučnost' }}
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

const faqTitle = ({ page }: FaqData): string => page?.title ?? 'Časté dotazy'

const FOUND = { one: '{n} dotaz', few: '{n} dotazy', many: '{n} dotazů' }

/** Questions with answers, and a search. */
function FaqPage({ data }: { readonly data: FaqData }) {
  const { page, query, questions } = data
  const theme = useTheme('faq')
  return (
    <>
      <Breadcrumb crumbs={[{ title: faqTitle(data) }]} />
      <div className="page wrap stack gap-3 faq">
        <header className="stack gap-1 rich">
          <h1>{faqTitle(data)}</h1>
          {page && query === '' && <RichText node={page.content} />}
        </header>
        {theme.search && <QuestionSearch query={query} />}
        {query !== '' && questions.length > 0 && (
          <output className="row">
            {`„${query}“: ${plural('cs', questions.length, FOUND)}`}
            <Link to={faqPath}>Zobrazit všechny</Link>
          </output>
        )}
        {questions.length === 0 ? (
          <Empty icon="search" title="Na tohle tu odpověď nemáme">
            <p>Zkuste jiná slova, nebo se nás zeptejte. Poradíme rádi.</p>
            <p className="row">
              <Link className={buttonClass()} to={faqPath}>
                Všechny dotazy
              </Link>
              <Link className={buttonClass()} to={contactPath}>
                Napsat nám
              </Link>
            </p>
          </Empty>
        ) : (
          <div className="faq-body">
            <Questions questions={questions} />
            {theme.contact_box && (
              <aside className="panel stack gap-1" aria-label="Další dotazy">
                <h2>Nenašli jste odpověď?</h2>
                <p>Napište nám nebo zavolejte. Technici radí každý všední den.</p>
                <p>
                  <Link className={buttonClass()} to={contactPath}>
                    Kontakt
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

const description = 'Odpovědi na to, na co se nás ptáte nejčastěji: výběr, montáž, doprava, vrácení a reklamace.'

/** Title, description and canonical URL; a search is not a page of its own. */
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
