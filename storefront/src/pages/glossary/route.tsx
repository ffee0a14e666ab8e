import { unwrap } from '@vanek/sdk'
import { getGlossary } from '@vanek/sdk/content'
import { useLoaderData } from 'react-router-dom'
import { crumbsLd } from '../../app/crumbs-ld.ts'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { metaHead } from '../../app/meta-head.ts'
import { Glossary } from '../../features/glossary/glossary.tsx'
import { inCzechOrder } from '../../features/glossary/letters.ts'
import type { ListedTerm } from '../../features/glossary/term-list.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'

interface Data {
  readonly terms: readonly ListedTerm[]
}

const title = 'Slovník pojmů'
const description = 'Průtok, tlaková ztráta, zpětná klapka: slova kolem větrání vysvětlená tak, aby dávala smysl.'
const crumbs = [{ title }]

/** All terms of the glossary; only what the list shows of them (B2.36). */
export const loader: PageLoader<Data> = async (_args, { shop }) => {
  // sorted here and not where it is shown: browsers order some signs in ways of their own
  const terms = inCzechOrder(unwrap(await getGlossary(shop)))
  return { terms: terms.map(({ title, perex, page_meta: { slug } }) => ({ title, slug, perex })) }
}

/** Title, description and address for search engines. */
export const head = (_data: Data, env: PageEnv): Head => ({
  ...metaHead({ meta: null, title, description, path: '/slovnik-pojmu' }, env),
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
          <h1>{title}</h1>
          <p className="lead">{description}</p>
        </header>
        <Glossary terms={terms} />
      </div>
    </>
  )
}
