import { useLoaderData } from 'react-router-dom'
import { crumbsLd } from '../../lib/page/crumbs-ld.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { metaHead } from '../../lib/page/meta-head.ts'
import { Glossary } from './glossary.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Data } from './data.ts'

const title = 'Slovník pojmů'
const description = 'Průtok, tlaková ztráta, zpětná klapka: slova kolem větrání vysvětlená tak, aby dávala smysl.'

const crumbs = [{ title }]

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
