import type { BrandDoc, VirtualDoc } from '../catalogue/vocabulary.ts'
import type { Catalogue } from '../listing/catalogue.ts'
import { shopName } from '../market.ts'
import { HOME_CURRENCY } from '../pricing/currency.ts'
import type { Services } from '../services.ts'
import { isVisible } from '../shop/identity.ts'
import { articleLink, readArticles } from './article-list.ts'
import { readDocument } from './documents.ts'
import type { AroundDoc, FilteredDoc } from './editorial.ts'
import { filteredKey } from './filtered-key.ts'
import { isForGroups } from './for-groups.ts'
import { isOn } from './time-limit.ts'
import type { GraphqlContext } from './graphql.ts'

interface Filtered {
  readonly parameters: readonly number[]
  readonly values: readonly string[]
}

const MAX_ENTITIES = 300

/** Resolvers of the catalogue (B7.20, B7.21, B7.23 to B7.25, B7.38). */
export function catalogueResolvers({ database, clock, catalogue }: Services) {
  const words = async () => (await catalogue.current()).vocabulary
  const around = async (store_id: number, groups: readonly string[]) => {
    const row = (await catalogue.current()).categories.byId.get(store_id)
    const doc = await readDocument<AroundDoc>(database.q, 'around', String(store_id))
    if (row === undefined || doc === undefined || !isVisible(row, groups)) return null
    const articles = (await readArticles(database.q, clock.now(), groups)).filter(({ page_meta: { slug } }) =>
      doc.articles.includes(slug),
    )
    const forUs = (banner: { customer_group_enabled: readonly string[] }): boolean => isForGroups(banner, groups)
    return {
      _id: `category-${store_id}`,
      store_id,
      faq_questions: doc.questions,
      small_banners: doc.smallBanners.filter(forUs).sort((one, two) => two.weight - one.weight),
      banner_catalog: doc.banners.filter((banner) => forUs(banner) && isOn(banner, clock.now())),
      category_video: doc.video,
      related_articles: articles.map(articleLink),
    }
  }
  const filtered = async (of: number | string, slug: string, { parameters, values }: Filtered) => {
    const doc = await readDocument<FilteredDoc>(database.q, 'filtered', filteredKey(of, parameters, values))
    if (doc === undefined) return null
    const page_meta = {
      slug,
      seo_title: `${doc.title} | ${shopName}`,
      seo_description: doc.description,
      share_image: null,
    }
    return { ...doc, page_meta }
  }
  return {
    brands: async (_root: unknown, { _ids }: { _ids: readonly string[] | null }) => {
      const current = await catalogue.current()
      const all = [...current.vocabulary.brands.values()]
      return pick(all, _ids ?? null, ({ id }) => `brand-${id}`).map((brand) => brandView(current, brand))
    },
    colours: async (_root: unknown, { _ids }: { _ids: readonly string[] }) =>
      pick([...(await words()).values.values()], _ids, ({ id }) => `colour-${id}`).map(({ id, title, color_hex }) => {
        return { _id: `colour-${id}`, title, color_hex, parameter_value_image: null }
      }),
    parameters: async (_root: unknown, { ids }: { ids: readonly number[] }) => {
      const { parameters } = await words()
      return [...new Set(ids)].slice(0, MAX_ENTITIES).flatMap((id) => {
        const one = parameters.get(id)
        if (one === undefined) return []
        const { code, title, group, type, unit, link, description, hidden } = one
        return {
          ...{ id, code, title, group, description },
          parameter_type: code === 'brand' ? 'brand' : type,
          parameter_unit: unit,
          link_to_virtual_category: link,
          parameter_hide_product_detail: hidden,
        }
      })
    },
    parameterValues: async (_root: unknown, { _ids }: { _ids: readonly string[] }) =>
      pick([...(await words()).values.values()], _ids, ({ id }) => `value-${id}`).map((value) => ({
        _id: `value-${value.id}`,
        title: value.title,
        short_description: value.short,
        long_description: value.long,
        link_url: value.link,
        image: null,
        hide_product_detail: value.hidden,
      })),
    category: (_root: unknown, { store_id }: { store_id: number }, { groups }: GraphqlContext) =>
      around(store_id, groups),
    virtualCategory: async (_root: unknown, { slug }: { slug: string }) => {
      const current = await catalogue.current()
      const virtual = current.vocabulary.virtual.get(slug)
      return virtual === undefined ? null : virtualView(current, virtual)
    },
    filteredCategory: async (_root: unknown, args: Filtered & { store_id: number }) => {
      const row = (await catalogue.current()).categories.byId.get(args.store_id)
      return row === undefined ? null : filtered(args.store_id, row.path, args)
    },
    filteredVirtualCategory: (_root: unknown, args: Filtered & { slug: string }) =>
      filtered(args.slug, args.slug, args),
    listingContent: async (_root: unknown, { path }: { path: string }, { groups }: GraphqlContext) => {
      const current = await catalogue.current()
      const row = current.categories.byPath.get(path)
      if (row !== undefined)
        return { category: around(row.id, groups), filtered: (args: Filtered) => filtered(row.id, path, args) }
      const virtual = current.vocabulary.virtual.get(path)
      if (virtual === undefined) return null
      return {
        virtualCategory: virtualView(current, virtual),
        filtered: (args: Filtered) => filtered(path, path, args),
      }
    },
  }
}

/** Items with the given ids, in that order; all items if no ids are given. */
function pick<T>(all: readonly T[], ids: readonly string[] | null, idOf: (one: T) => string): readonly T[] {
  if (ids === null) return all
  const byId = new Map(all.map((one) => [idOf(one), one]))
  return [...new Set(ids)].slice(0, MAX_ENTITIES).flatMap((id) => byId.get(id) ?? [])
}

function brandView({ columns, computed }: Catalogue, { id, slug, title, text, image }: BrandDoc) {
  const counts = computed.get('brand counts', () => {
    const found = new Map<number, number>()
    for (const [at, one] of columns.brand.entries())
      if (columns.audience[at] === 0) found.set(one, (found.get(one) ?? 0) + 1)
    return found
  })
  return {
    ...{ _id: `brand-${id}`, id, title, text, image },
    link: `/znacky/${slug}`,
    linked_virtual_category: `znacky/${slug}`,
    product_count: counts.get(id) ?? 0,
  }
}

function virtualView(catalogue: Catalogue, virtual: VirtualDoc) {
  const brand = virtual.brandId === null ? undefined : catalogue.vocabulary.brands.get(virtual.brandId)
  return {
    ...{ _id: virtual._id, slug: virtual.slug, title: virtual.title, description: virtual.description },
    text_below_products: virtual.textBelow,
    sliced_tags: virtual.tags,
    sliced_brands: virtual.brands,
    parameters: virtual.parameters,
    sliced_categories: virtual.categories,
    price_range: virtual.price && {
      price_from: virtual.price.from,
      price_to: virtual.price.to,
      currency_code: HOME_CURRENCY.code,
    },
    canonical_slugs: virtual.canonicalSlugs,
    meta_nofollow: virtual.nofollow,
    meta_noindex: virtual.noindex,
    catalog_settings: { parameters: virtual.settings },
    faq_questions: virtual.questions,
    brand: brand === undefined ? null : brandView(catalogue, brand),
    page_meta: {
      slug: virtual.slug,
      seo_title: virtual.seoTitle,
      seo_description: virtual.description,
      share_image: null,
    },
  }
}
