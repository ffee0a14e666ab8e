import * as texts from '#texts/pages/term'
import { glossaryPath } from '#market/paths'
import { type GlossaryTerm, richTextToPlainText } from '@vanek/sdk/content'
import type { ProductBox } from '@vanek/sdk/product'
import { toDefinedTermLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, metaHead, slugsOf } from '../../lib/page/meta-head.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProductGrid } from '../../widgets/goods/product-box.tsx'
import type { Data } from './data.ts'

interface Way {
  readonly title: string
  readonly to: string
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  if (ways.length === 0) return null
  return (
    <section className="stack gap-1">
      <h2>{title}</h2>
      <ul className="row">
        {ways.map((way) => (
          <li key={way.to}>
            <Link className="chip" to={way.to}>
              {way.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TermPageProps {
  readonly term: GlossaryTerm
  /** Products picked by editors. */
  readonly products: readonly ProductBox[]
}

/** The meaning of a term, with related terms, categories and products. */
function TermPage({ term, products }: TermPageProps) {
  const { title, page_title: long, perex, description } = term
  const theme = useTheme('term_detail')
  const terms = term.term_reference.map((one) => ({ title: one.title, to: `${glossaryPath}/${one.slug}` }))
  const categories = term.category_reference.map((one) => ({ title: one.title, to: `/${one.path}` }))
  const virtual = term.virtual_category_reference.map((one) => ({ title: one.title, to: `/${one.slug}` }))
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.glossary, to: glossaryPath }, { title }]} />
      <div className="page wrap stack gap-6">
        <div className="term-body">
          <article className="rich">
            <h1>{long ?? title}</h1>
            {description.content?.length ? <RichText node={description} /> : <p className="lead">{perex}</p>}
          </article>
          <aside className="stack gap-3" aria-label={texts.relatedLabel}>
            {theme.related_terms && <Ways title={texts.relatedTitle} ways={terms} />}
            <Ways title={texts.categoriesTitle} ways={[...categories, ...virtual]} />
            <p>
              <Link className="term-all" to={glossaryPath}>
                <Icon name="arrow" />
                {texts.wholeGlossary}
              </Link>
            </p>
          </aside>
        </div>
        {products.length > 0 && (
          <section aria-labelledby="vyrobky-pojmu">
            <h2 id="vyrobky-pojmu" className="term-products">
              {texts.productsTitle}
            </h2>
            <ProductGrid products={products} />
          </section>
        )}
      </div>
    </>
  )
}

const glossary = { title: texts.glossary, to: glossaryPath }

/** Title, description and canonical URL for search engines. */
export function head({ term }: Data, env: PageEnv): Head {
  const { title, page_title: long, perex, description, page_meta: meta } = term
  const path = `${glossary.to}/${meta.slug}`
  const summary = perex ?? richTextToPlainText(description, 160)
  const own = metaHead({ meta, title: long ?? title, description: summary, path }, env)
  if (!import.meta.env.SSR) return own
  const { origin } = env
  return {
    ...own,
    params: { slug: slugsOf(meta) },
    jsonLd: [
      crumbsLd([glossary, { title }], env),
      toDefinedTermLd({ term, url: origin + path, glossaryUrl: origin + glossary.to }),
    ],
  }
}

/** `/slovnik-pojmu/{slug}` */
export function Component() {
  return <TermPage {...(useLoaderData() as Data)} />
}
