import * as texts from '#texts/pages/glossary'
import { glossaryPath } from '#market/paths'
import { useDeferredValue, useId, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, metaHead } from '../../lib/page/meta-head.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Data } from './data.ts'
import { byLetter, type Letter, containsWords } from './letters.ts'

/** A term in the list. */
export interface ListedTerm {
  readonly title: string
  readonly slug: string
  readonly perex: string | null
}

/** Links to the letters that have terms. */
function LetterLinks({ letters }: { readonly letters: readonly Letter<ListedTerm>[] }) {
  return (
    <nav className="letters" aria-label={texts.lettersLabel}>
      <ol>
        {letters.map(({ letter, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Terms by letter. */
function TermList({ letters }: { readonly letters: readonly Letter<ListedTerm>[] }) {
  return (
    <div className="terms">
      {letters.map(({ letter, id, terms }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{letter}</h2>
          <ul>
            {terms.map(({ title, slug, perex }) => (
              <li key={slug}>
                <h3>
                  <Link to={`${glossaryPath}/${slug}`}>{title}</Link>
                </h3>
                {perex && <p className="quiet">{perex}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** All terms from A to Z, with a field that filters them. */
function Glossary({ terms }: { readonly terms: readonly ListedTerm[] }) {
  const field = useId()
  const theme = useTheme('term_list')
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const shown = terms.filter(({ title, perex }) => containsWords(`${title} ${perex ?? ''}`, query))
  const letters = byLetter(shown)
  return (
    <>
      <div className="glossary-tools">
        <div className="field glossary-field">
          <label className="field-label" htmlFor={field}>
            {texts.searchLabel}
          </label>
          <input
            className="input"
            type="search"
            id={field}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {theme.letters && <LetterLinks letters={letters} />}
      </div>
      <output className={shown.length === 0 ? 'lead' : 'hide'}>
        {query.trim() !== '' && texts.found(shown.length)}
        {shown.length === 0 && texts.noneAfter}
      </output>
      <TermList letters={letters} />
    </>
  )
}

const crumbs = [{ title: texts.title }]

/** Title, description and canonical URL for search engines. */
export const head = (_data: Data, env: PageEnv): Head => ({
  ...metaHead({ meta: null, title: texts.title, description: texts.description, path: glossaryPath }, env),
  ...(import.meta.env.SSR && { jsonLd: [crumbsLd(crumbs, env)] }),
})

/** `/slovnik-pojmu` */
export function Component() {
  const { terms } = useLoaderData() as Data
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="page wrap stack gap-3">
        <header className="stack gap-1">
          <h1>{texts.title}</h1>
          <p className="lead">{texts.description}</p>
        </header>
        <Glossary terms={terms} />
      </div>
    </>
  )
}
