import { getTerm, quietly, richTextPlain, type GlossaryTerm } from '@vanek/sdk/content'
import { getProducts, type ProductBox } from '@vanek/sdk/product'
import { definedTermLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { crumbsLd } from '../../app/crumbs-ld.ts'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { metaHead } from '../../app/meta-head.ts'
import { found } from '../../features/content/found.ts'
import { TermPage } from '../../features/glossary/term-page.tsx'
import { boxOf } from '../../features/product/box-of.ts'

interface Data {
  readonly term: GlossaryTerm
  readonly products: readonly ProductBox[]
}

const shown = 8

/** A term of the glossary with the products that editors chose for it (B2.37); 404 when there is none. */
export const loader: PageLoader<Data> = async ({ params }, { shop }) => {
  const term = found(await getTerm(shop, { slug: params.slug ?? '' }))
  const ids = term.product_reference.map(({ entityId }) => entityId).slice(0, shown)
  const products = ids.length > 0 ? await quietly(shop, 'products of a term', getProducts(shop, { ids }), []) : []
  return { term, products: products.map(boxOf) }
}

const glossary = { title: 'Slovník pojmů', to: '/slovnik-pojmu' }

/** Title, description and address for search engines. */
export function head({ term }: Data, env: PageEnv): Head {
  const { title, page_title: long, perex, description, page_meta: meta } = term
  const path = `${glossary.to}/${meta.slug}`
  const said = perex ?? richTextPlain(description, 160)
  const own = metaHead({ meta, title: long ?? title, description: said, path }, env)
  if (!import.meta.env.SSR) return own
  const { origin } = env
  return {
    ...own,
    jsonLd: [
      crumbsLd([glossary, { title }], env),
      definedTermLd({ term, url: origin + path, glossaryUrl: origin + glossary.to }),
    ],
  }
}

/** `/slovnik-pojmu/{slug}` */
export function Component() {
  return <TermPage {...(useLoaderData() as Data)} />
}
