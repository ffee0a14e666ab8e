import type { Client } from './client.ts'
import { Skipped } from './check.ts'

export interface Availability {
  readonly isAvailable: boolean
  readonly soldAvailabilityCode?: string | null
  readonly stock: number | null
  readonly checkStock: boolean
  readonly amountMin: number
  readonly amountMax: number | null
  readonly amountStep?: number
  readonly amountDecimals?: number
}

/** A variant that the back end sells, as its own responses describe it. */
export interface Goods {
  readonly id: number
  readonly productId: number
  readonly name: string
  readonly slug: string
  readonly categoryPath: string
  readonly unitWithTax: number
  readonly availability: Availability
}

interface MenuEntry {
  readonly path: string | null
  readonly children: readonly MenuEntry[]
}

interface Box {
  readonly id: number
  readonly availability: Availability
}

/** A listing with products, and its path. */
export interface Listing {
  readonly path: string
  readonly total: number
  readonly boxes: readonly Box[]
}

const maxListings = 3
const maxRequests = 25

const pathsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path === null ? [] : [path.slice(1)]), ...pathsOf(children)])

/** Follows the main menu to listings with products, as a shopper would. */
export async function findListings(client: Client): Promise<readonly Listing[]> {
  const settings = await client.request('getGlobals')
  const code = String(settings.body?.menus?.main ?? 'main')
  const menu = await client.request('getMenu', { path: { code } })
  const found: Listing[] = []
  const paths = [...new Set(pathsOf((menu.body?.items ?? []) as MenuEntry[]))].filter((path) => path !== '')
  for (const path of paths.slice(0, maxRequests)) {
    const scope = JSON.stringify({ path, perPage: 60 })
    const { status, body } = await client.request('getCatalogState', { query: { scope } })
    const boxes = (status === 200 && Array.isArray(body?.products) ? body.products : []) as Box[]
    if (boxes.length > 0) found.push({ path, boxes, total: Number(body.pagination?.total) })
    if (found.length === maxListings) break
  }
  if (found.length === 0) throw new Skipped('The main menu links to no listing with products.')
  // the largest first, because paging needs many products
  return found.toSorted((one, other) => other.total - one.total)
}

/** Variants of the products in these listings. Most are available, some are not. */
export async function findGoods(client: Client, listings: readonly Listing[]): Promise<readonly Goods[]> {
  const boxes = listings.flatMap((listing) => listing.boxes)
  const lowStock = boxes
    .filter(({ availability }) => availability?.isAvailable && availability.stock !== null)
    .toSorted((one, other) => (one.availability.stock ?? 0) - (other.availability.stock ?? 0))
  const unavailable = boxes.filter(({ availability }) => availability && !availability.isAvailable)
  const available = boxes.filter(({ availability }) => availability?.isAvailable)
  const ids = [
    ...new Set([...available.slice(0, 15), ...lowStock.slice(0, 8), ...unavailable.slice(0, 5)].map(({ id }) => id)),
  ]
  const { body } = await client.request('getProducts', { query: { ids: ids.join(',') } })
  // oxlint-disable-next-line typescript/no-explicit-any
  return ((body?.data ?? []) as any[]).flatMap((product) =>
    product.visibility?.saleable === false || product.oversized === true
      ? []
      : // oxlint-disable-next-line typescript/no-explicit-any
        (product.variants as any[]).map((variant) => ({
          ...{ id: variant.id, productId: product.id, name: product.name, slug: product.slug },
          ...{ categoryPath: product.categoryPath, availability: variant.availability },
          unitWithTax: variant.prices?.unitWithTax,
        })),
  )
}

/** Whether one to five whole pieces can be bought, with enough stock for all checks. */
export const isInStock = ({
  availability: { isAvailable, stock, amountMin, amountMax, amountDecimals },
}: Goods): boolean =>
  isAvailable && amountMin === 1 && (amountDecimals ?? 0) === 0 && (amountMax ?? 99) >= 5 && (stock ?? 99) >= 20

export const isSoldOut = ({ availability }: Goods): boolean =>
  !availability.isAvailable && availability.checkStock && availability.soldAvailabilityCode !== 'on_order'

/** Whether the whole remaining stock fits into one cart. Other checks do not use such goods. */
export const isLowStock = (goods: Goods): boolean => {
  const { isAvailable, checkStock, stock, amountMin, amountMax } = goods.availability
  const isCounted = isAvailable && checkStock && stock !== null && Number.isInteger(stock)
  return isCounted && !isInStock(goods) && stock >= amountMin && stock <= (amountMax ?? stock)
}
