import { BRANDS } from './brands.ts'
import { BRANCHES, WAREHOUSES, type Branch, type Warehouse } from './branches.ts'
import { categoryOf } from './categories.ts'
import type { TreeNode } from './categories/tree.ts'
import { categoryTree, leavesOf } from './categories/tree.ts'
import { COMPANIES, type Company } from './companies.ts'
import { daysSinceSeed, moveDates, SEED_DAY } from './dates.ts'
import { contentOf, type Content } from './content/content.ts'
import { COUPONS, CREDITS, CUSTOMERS, CUSTOMERS_SINCE, GROUPS, PRICE_LISTS } from './customers.ts'
import type { Coupon, CreditEntry, Customer, CustomerGroup, PriceList } from './customers.ts'
import { optionsOf } from './options.ts'
import { orderGiftsOf, type OrderGift } from './order-gifts.ts'
import { parameterPlace } from './parameter-groups.ts'
import { PARAMETER_KEYS, parameterId, parameterSpec, type ParameterKey, type ParameterSpec } from './parameters.ts'
import { pastListsOf, type PastList } from './past-lists.ts'
import { pastOrdersOf, type PastOrder } from './past-orders.ts'
import { PICKUP_POINTS, type PickupPoint } from './pickup-points.ts'
import { pictureChoice, type PictureEntry } from './pictures.ts'
import { makeProduct, type Workshop } from './products.ts'
import { relationsOf } from './relations.ts'
import { scheduleOf } from './schedule.ts'
import { PAYMENTS, SHIPPERS, type Payment, type Shipper } from './shippers.ts'
import { czechSortKey } from './sort-key.ts'
import type { Brand, Category, ParameterOption, Product } from './types.ts'

/** A parameter with its stable number and its key in the sort order of Czech. */
export interface Parameter extends ParameterSpec {
  readonly id: number
  readonly code: ParameterKey
  /** Heading under which a product page shows it. */
  readonly group: string
  /** Where it stands among all parameters. */
  readonly place: number
  readonly sortKey: string
}

export interface CatalogueOptions {
  /** How many products; one full round of all categories where nothing is said. */
  readonly products?: number
  /** The manifest of the pictures that exist. Without one, products have no pictures. */
  readonly pictures?: readonly PictureEntry[]
  /** The day on which the shop opens, `2026-11-20`: past orders lie before it, deliveries of goods after it. */
  readonly day?: string
}

/** Everything a shop needs to open: plain data, the same on every call with the same options. */
export interface Catalogue {
  readonly brands: readonly Brand[]
  readonly categories: readonly Category[]
  readonly parameters: readonly Parameter[]
  readonly parameterOptions: readonly ParameterOption[]
  readonly warehouses: readonly Warehouse[]
  readonly branches: readonly Branch[]
  readonly shippers: readonly Shipper[]
  readonly pickupPoints: readonly PickupPoint[]
  readonly payments: readonly Payment[]
  readonly companies: readonly Company[]
  readonly priceLists: readonly PriceList[]
  readonly groups: readonly CustomerGroup[]
  readonly customers: readonly Customer[]
  /** When they registered. */
  readonly customersSince: string
  readonly credits: readonly CreditEntry[]
  readonly coupons: readonly Coupon[]
  readonly orderGifts: readonly OrderGift[]
  /** What the demo customers have by now. */
  readonly pastOrders: readonly PastOrder[]
  readonly pastLists: readonly PastList[]
  readonly content: Content
  /** How many products `products()` gives. */
  readonly productCount: number
  /** Makes the products one after another, so that a large catalogue never has to be in memory whole. */
  readonly products: () => Generator<Product>
}

/** The seed of the sandbox: a Czech shop with fans and ventilation. Pure; reads no clock, no file and no chance. */
export function catalogue(options: CatalogueOptions = {}): Catalogue {
  const pictures = pictureChoice(options.pictures ?? [])
  const tree = categoryTree()
  const leaves = leavesOf(tree)
  const schedule = scheduleOf(leaves)
  const total = options.products ?? schedule.round
  const days = daysSinceSeed(options.day ?? SEED_DAY)
  const parameterOptions = optionsOf(leaves)
  const shop: Workshop = {
    leaves,
    options: parameterOptions,
    pictures,
    relations: relationsOf(leaves, schedule, total),
  }
  const make = (index: number): Product => {
    const { leaf, ordinal, id } = schedule.at(index)
    return makeProduct(shop, leaf, ordinal, id)
  }
  function* products(): Generator<Product> {
    for (let index = 0; index < total; index += 1) yield moveDates(make(index), days)
  }
  const first = Array.from({ length: Math.min(total, schedule.round) }, (_, index) => make(index))
  const best = bestPictures(first, tree)
  const categories = tree.map((node) => categoryOf(node, best(node.path)))

  return {
    brands: BRANDS,
    categories,
    parameters: PARAMETER_KEYS.map((code) => {
      const spec = parameterSpec(code)
      return {
        ...spec,
        id: parameterId(code),
        code,
        ...parameterPlace(code),
        sortKey: czechSortKey(spec.title),
      }
    }),
    parameterOptions: parameterOptions.list,
    warehouses: WAREHOUSES,
    branches: BRANCHES,
    shippers: SHIPPERS,
    pickupPoints: PICKUP_POINTS,
    payments: PAYMENTS,
    companies: COMPANIES,
    priceLists: PRICE_LISTS,
    groups: GROUPS,
    customers: CUSTOMERS,
    customersSince: moveDates(CUSTOMERS_SINCE, days),
    credits: moveDates(CREDITS, days),
    coupons: moveDates(COUPONS, days),
    orderGifts: orderGiftsOf(first, categories),
    pastOrders: moveDates(pastOrdersOf(first, categories), days),
    pastLists: moveDates(pastListsOf(first, categories), days),
    content: moveDates(contentOf(first, categories, pictures, parameterOptions.list), days),
    productCount: total,
    products,
  }
}

/** The picture of the best sold product of a category and those below it that everybody may see. */
function bestPictures(products: readonly Product[], tree: readonly TreeNode[]): (path: string) => string | null {
  const paths = new Map(tree.map(({ id, path }) => [id, path]))
  const sold = products
    .filter(({ visibleTo }) => visibleTo === null)
    .sort((one, two) => two.popularity - one.popularity || one.id - two.id)
    .flatMap(({ categoryId, defaultVariantId, variants }) => {
      const [picture] = variants.find(({ id }) => id === defaultVariantId)?.pictures ?? []
      return picture === undefined ? [] : [{ path: `${paths.get(categoryId) ?? ''}/`, picture }]
    })
  return (path) => sold.find((one) => one.path.startsWith(`${path}/`))?.picture ?? null
}
