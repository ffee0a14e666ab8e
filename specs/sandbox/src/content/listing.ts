import { Ajv2020 } from 'ajv/dist/2020.js'
import { Refusal, refusal } from '../http/errors.ts'
import type { OpenapiDocument } from '../http/documents.ts'
import { validationItems } from '../http/validation-messages.ts'
import type { Source } from '../listing/base.ts'
import type { Catalogue } from '../listing/catalogue.ts'
import { listProducts } from '../listing/list.ts'
import type { Shown } from '../listing/shown.ts'
import { viewerOf, type Viewer } from '../listing/viewer.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import { isVisible } from '../shop/identity.ts'
import type { Content } from '../wire.ts'
import { categoryView } from './categories.ts'
import { treeFor } from './category-tree.ts'
import { loadBoxes } from './load-boxes.ts'

type Scope = Content['ListingScope']

/** One page of a listing with its filters (B7.17). The OpenAPI schema validates `scope`. */
export function listingHandlers(services: Services, document: OpenapiDocument): Handlers {
  const isScope = new Ajv2020({ strict: false, allErrors: true })
    .addSchema({ ...document, $id: 'content' })
    .compile<Scope>({ $ref: 'content#/components/schemas/ListingScope' })

  function readScope(text: string): Scope {
    const scope = parseJson(text)
    if (!isScope(scope)) {
      const items = validationItems(isScope.errors ?? [])
      const inScope = items.map((item) => ({ ...item, field: item.field === null ? 'scope' : `scope.${item.field}` }))
      throw new Refusal(422, inScope)
    }
    if ([scope.path, scope.category, scope.virtualCategory, scope.query, scope.ids].every((one) => one === undefined))
      throw refusal('validation', { field: 'scope' })
    return scope
  }

  return {
    async getCatalogState(request): Promise<Content['Listing']> {
      const scope = readScope((request.query as { scope: string }).scope)
      const viewer = await viewerOf(services, request)
      const catalogue = await services.catalogue.current()
      const source = await sourceOf(services, catalogue, scope, viewer)
      const words = scope.query ?? scope.named
      const named = words === undefined ? undefined : await services.search.named(words)
      const { shown, ...listed } = listProducts(catalogue, source, scope, viewer, named)
      const boxesOf = (some: readonly Shown[]) => loadBoxes(services.database.q, catalogue, some, viewer)
      return {
        products: await boxesOf(shown),
        ...listed,
        ...(scope.path !== undefined && { category: categoryOf(catalogue, source, viewer) }),
        ...(scope.bestsellers !== undefined && {
          bestsellers: await boxesOf(bestsellersOf(catalogue, source, viewer, scope.bestsellers)),
        }),
      }
    },
  }
}

/** @throws the refusals `not_found`, and `forbidden` for a category of another group of customers (C6.12) */
async function sourceOf(services: Services, catalogue: Catalogue, scope: Scope, viewer: Viewer): Promise<Source> {
  const { categories, vocabulary } = catalogue
  const at = (path: string | undefined) =>
    path === undefined ? undefined : categories.byPath.get(path.replace(/^\//, ''))
  const field = scope.path === undefined ? 'scope.category' : 'scope.path'
  const category = at(scope.path ?? scope.category)
  if (scope.category !== undefined && category === undefined) throw refusal('not_found', { field })
  if (category !== undefined && !categories.pathTo(category.id).every((one) => isVisible(one, viewer.groups)))
    throw refusal('forbidden', { field })
  const slug = category === undefined ? (scope.path ?? scope.virtualCategory) : scope.virtualCategory
  const virtual = slug === undefined ? null : vocabulary.virtual.get(slug)
  if (virtual === undefined)
    throw refusal('not_found', { field: scope.path === undefined ? 'scope.virtualCategory' : field })
  const found = scope.query === undefined ? null : await services.search.productIds(scope.query)
  return { category: category?.id ?? null, virtual, ids: both(found, scope.ids ?? null), queryKey: queryKeyOf(scope) }
}

/** The category at a path; null for a virtual category. */
function categoryOf(catalogue: Catalogue, { category }: Source, { groups }: Viewer): Content['Category'] | null {
  const row = category === null ? undefined : catalogue.categories.byId.get(category)
  return row === undefined ? null : categoryView(treeFor(catalogue, groups), row)
}

const bestsellersOf = (catalogue: Catalogue, source: Source, viewer: Viewer, perPage: number): readonly Shown[] =>
  listProducts(catalogue, source, { sort: 'bestselling', perPage }, viewer).shown

function queryKeyOf({ query, ids }: Scope): string | null {
  return query === undefined && ids === undefined ? null : JSON.stringify([query ?? null, ids ?? null])
}

/** The intersection of both lists, in the order of the second one. */
function both(one: readonly number[] | null, two: readonly number[] | null): readonly number[] | null {
  if (one === null || two === null) return two ?? one
  const known = new Set(one)
  return two.filter((id) => known.has(id))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('validation', {
      field: 'scope',
      title: inMarket({ cs: 'Tento údaj není ve správném tvaru.', sk: 'Tento údaj nie je v správnom tvare.' }),
    })
  }
}
