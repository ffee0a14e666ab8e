import { isFiltered, type VirtualCategory } from '@vanek/sdk/catalog'
import type { PageEnv } from '../../../lib/page/env.ts'
import type { ListingData } from './listing-data.ts'
import { listingHead } from './listing-head.ts'
import { linesOf } from './around.ts'
import type { Found } from './category.ts'

/** The page of a listing that editors cut out of the catalogue (B3.32); of a brand when it is one's. */
export function virtualCategoryData(
  { shop, origin }: PageEnv,
  page: VirtualCategory,
  { state, listing, bestsellers, written }: Found,
): ListingData {
  const { slug, title, brand, page_meta: meta } = page
  const own = written?.filtered ?? null
  const filtered = isFiltered(state)
  const first = !filtered && state.page === 1
  const [start = null, ...others] = linesOf(page.description)
  const knownAs = page.canonical_slugs.find(({ locale }) => locale === shop.config.locale)?.slug
  return {
    kind: 'listing',
    category: null,
    name: title,
    title: own?.title ?? title,
    path: slug,
    parents: brand ? [{ title: 'Značky', to: '/znacky' }] : [],
    text: own ? own.description : first ? start : null,
    picture: null,
    brand: first && brand ? { title: brand.title, text: brand.text, image: brand.image } : null,
    tiles: [],
    bestsellers,
    settings: page.catalog_settings,
    listing,
    banners: [],
    smallBanners: [],
    texts: {
      below: first ? [...others, ...linesOf(page.text_below_products)] : [],
      questions: page.faq_questions,
      video: null,
      articles: [],
    },
    head: listingHead({
      ...{ title, meta, origin },
      description: meta.seo_description ?? page.description,
      address: `${origin}/${slug}`,
      ...{ state, filtered, own },
      hidden: page.meta_noindex,
      nofollow: page.meta_nofollow,
      knownAs: knownAs !== undefined && knownAs !== slug ? `${origin}/${knownAs}` : undefined,
    }),
  }
}
