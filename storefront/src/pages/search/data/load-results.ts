import { unwrap } from '@vanek/sdk'
import { isFiltered, type ListingState } from '@vanek/sdk/catalog'
import { getMenu } from '@vanek/sdk/content'
import { findProducts, menuMatches, search, searchPageSize } from '@vanek/sdk/search'
import type { PageEnv } from '../../../lib/page/env.ts'
import { getSeenListing } from '../../../lib/goods/seen-listing.ts'
import type { Results } from './results.ts'
import { searchedMenu } from '../../../features/search/searched-menu.ts'

/** The query, and the short words that may be searched for. */
export interface Asked {
  readonly q: string
  readonly shortTerms?: readonly string[] | undefined
}

/** The products: those the outside service names, else those of the shop's own search (B9.11); 10 on a page (B9.17). */
async function listed(env: PageEnv, { q, shortTerms }: Asked, state: ListingState) {
  const { source, menuItems, service } = await findProducts(env.shop, { q, shortTerms })
  const list = async (from: typeof source) =>
    unwrap(await getSeenListing(env, { ...from, ...state, perPage: searchPageSize }))
  const listing = await list(source)
  // the service may know products that are no longer sold
  const gone = service && listing.pagination.total === 0 && !isFiltered(state)
  return { listing: gone ? await list({ query: q }) : listing, menuItems }
}

/** Reads what a query finds. Only the products must answer. */
export async function loadResults(env: PageEnv, asked: Asked, state: ListingState): Promise<Results> {
  const { shop } = env
  const { q, shortTerms } = asked
  const [{ listing, menuItems }, own, menu, footer] = await Promise.all([
    listed(env, asked, state),
    search(shop, { q, shortTerms, limit: searchPageSize }),
    getMenu(shop, { code: 'main' }),
    getMenu(shop, { code: 'footer' }),
  ])
  const found = own.ok ? own.data : null
  const entries = searchedMenu({ menu: menu.ok ? menu.data.items : [], footer: footer.ok ? footer.data.items : [] })
  const categories = [
    ...menuMatches(entries, { q, shortTerms, named: menuItems }),
    ...(found?.menuItems.entities ?? []),
    ...(found?.virtual_categories.entities ?? []).map(({ slug, title }) => ({ title, path: `/${slug}`, image: null })),
  ].flatMap(({ title, path, image }) =>
    path === null ? [] : [{ title, path, image: image ? { path: image.path } : null }],
  )
  const firsts = categories.filter(({ path }, at) => categories.findIndex((own) => own.path === path) === at)
  return {
    listing,
    narrowed: isFiltered(state),
    categories: firsts,
    articles: found?.articles.entities ?? [],
    questions: found?.faq_questions.entities ?? [],
  }
}
