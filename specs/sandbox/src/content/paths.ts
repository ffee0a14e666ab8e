import { sql } from 'kysely'
import type { Catalogue } from '../listing/catalogue.ts'
import type { Handlers, Services } from '../services.ts'

interface Question {
  readonly kind: 'category' | 'virtual_category' | 'product'
  readonly skip: number
  readonly limit: number
}

interface PathItem {
  readonly slug: string
  readonly category_path: string | null
  readonly updated: string
  readonly images?: readonly string[]
}

interface Paths {
  readonly total: number
  readonly items: readonly PathItem[]
}

const DAY_MS = 86_400_000

/** Public, indexable paths for sitemaps, by id. A listing counts as updated when its newest product was added. */
export function pathHandlers(services: Services): Handlers {
  return {
    async getPaths(request): Promise<Paths> {
      const { kind, skip, limit } = request.query as Question
      const catalogue = await services.catalogue.current()
      if (kind === 'product') return productPaths(services, publicProducts(catalogue), skip, limit)
      const all = kind === 'category' ? categoryPaths(catalogue) : virtualPaths(catalogue)
      return { total: all.length, items: all.slice(skip, skip + limit) }
    },
  }
}

function isPublic({ categories }: Catalogue, id: number): boolean {
  return categories.pathTo(id).every(({ visible_to }) => visible_to === null)
}

function categoryPaths(catalogue: Catalogue): readonly PathItem[] {
  const { categories, columns, computed } = catalogue
  return computed.get('paths category', () =>
    categories.inOrder
      .filter(({ id }) => isPublic(catalogue, id))
      .sort((one, two) => one.id - two.id)
      .map(({ id, path }) => {
        const { from = 0, to = 0 } = columns.ranges.get(id) ?? {}
        return { slug: path, category_path: null, updated: newest(columns.created.subarray(from, to)) }
      }),
  )
}

function virtualPaths({ vocabulary, columns, computed }: Catalogue): readonly PathItem[] {
  return computed.get('paths virtual', () => {
    const updated = newest(columns.created)
    const shown = [...vocabulary.virtual.values()].filter(({ noindex }) => !noindex)
    return shown.map(({ slug }) => ({ slug, category_path: null, updated }))
  })
}

/** Sorted ids. */
function publicProducts(catalogue: Catalogue): Int32Array {
  const { categories, columns, computed } = catalogue
  return computed.get('paths product', () => {
    const ids = new Int32Array(columns.ids.length)
    let count = 0
    // the range of a category contains those of its children, so the children of a restricted category are restricted too
    const closed = new Uint8Array(columns.ids.length)
    for (const { id, visible_to } of categories.inOrder) {
      const range = columns.ranges.get(id)
      if (visible_to !== null && range) closed.fill(1, range.from, range.to)
    }
    for (const [position, id] of columns.ids.entries()) {
      if (closed[position] === 1 || columns.audience[position] !== 0) continue
      ids[count] = id
      count += 1
    }
    return ids.slice(0, count).sort()
  })
}

async function productPaths({ database }: Services, ids: Int32Array, skip: number, limit: number): Promise<Paths> {
  const requested = [...ids.subarray(skip, skip + limit)]
  const { rows } = await sql<{ slug: string; category_path: string; created: string; images: readonly string[] }>`
    select products.slug, categories.path as category_path, products.created,
      jsonb_path_query_array(products.doc, '$.images[0 to 9].path') as images
    from products join categories on categories.id = products.category_id
    where products.id = any(${requested}::int[]) order by products.id`.execute(database.q)
  return {
    total: ids.length,
    items: rows.map(({ created, ...row }) => ({ ...row, updated: new Date(created).toISOString() })),
  }
}

function newest(days: Int32Array): string {
  return new Date(days.reduce((latest, day) => Math.max(latest, day), 0) * DAY_MS).toISOString()
}
