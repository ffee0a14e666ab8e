import * as texts from '#texts/composition/tracking'
import { initialVariant } from '@vanek/sdk/product'
import type { TrackingSettings } from '@vanek/sdk/settings'
import {
  viewCartEvent,
  beginCheckoutEvent,
  variantToItem,
  viewItemEvent,
  checkoutMethodsEvents,
  purchaseEvent,
  searchEvent,
  type DisplayedList,
  signUpEvent,
  type TrackedItem,
  type TrackingEvent,
} from '@vanek/sdk/tracking'
import type { ShellData } from '../../entities/shop/load-shell.ts'
import type { MethodsData } from '../../features/checkout/methods/load-methods.ts'
import type { ActivationData } from '../../pages/activate/data.ts'
import type { CartData } from '../../pages/cart/data.ts'
import type { CatchAllData } from '../../pages/catch-all/data.ts'
import type { DetailsData } from '../../pages/details/data.ts'
import type { FinishedData } from '../../pages/finished/data.ts'
import type { HomeData } from '../../pages/home/data.ts'
import type { ProductPageData } from '../../pages/product/data.ts'
import { requestedVariant } from '../../pages/product/head.ts'
import type { VariantState } from '../../pages/product/view.tsx'
import type { SearchData } from '../../pages/search/data.ts'
import type { PageName } from '../routing/pages.ts'

/** What a page reports when it is shown. */
interface PageReport {
  readonly lists?: readonly DisplayedList[]
  readonly events?: readonly (TrackingEvent | null)[]
  /** More products of the page that can be added to the cart or to favourites. */
  readonly items?: readonly TrackedItem[]
}

/** Context of a page's data. */
interface PageContext<T> {
  readonly shell: ShellData | undefined
  readonly settings: TrackingSettings
  readonly location: { readonly search: string; readonly state: unknown }
  /** Data of the previous page, if it is of the same kind. */
  readonly before: T | undefined
}

/** Reads tracking events and lists from the data of a page. */
export type PageEvents<T> = (data: T, context: PageContext<T>) => PageReport

/** Featured products, if the theme shows them. */
const homeEvents: PageEvents<HomeData> = ({ lists }, { shell }) => ({
  lists: shell?.theme.pages.homepage.featured_products
    ? lists.map(({ id, title, products }) => ({ id: `home:${id}`, name: title, products }))
    : [],
})

/** The product in its shown variant; another variant is tracked again. */
const productEvents: PageEvents<ProductPageData> = ({ product, alternatives }, { location: { search, state } }) => {
  const chosen = (state as VariantState | null)?.variant
  const requested = requestedVariant(new URLSearchParams(search))
  const variant = product.variants.find(({ id }) => id === chosen) ?? initialVariant(product, requested)
  return {
    events: [viewItemEvent(product, variant)],
    lists: [{ id: 'alternatives', name: texts.alternatives, products: alternatives }],
    items: product.variants.map((own) => variantToItem(product, own)),
  }
}

/** The listing of a category, or a product under its category path. */
const catchAllEvents: PageEvents<CatchAllData> = (data, context) => {
  if (data.kind === 'product') return productEvents(data.product, { ...context, before: undefined })
  if (data.kind === 'page') return {}
  return { lists: [{ id: `category:${data.path}`, name: data.name, products: data.listing.products }] }
}

/** The search query, once however it is filtered (B5.06), and the products found. */
const searchEvents: PageEvents<SearchData> = ({ q, tab, results }, { before }) => {
  const showsProducts = results && (results.narrowed || tab === null || tab === 'products')
  return {
    events: before?.q === q ? [] : [searchEvent(q)],
    lists: showsProducts ? [{ id: 'search', name: texts.searchResults, products: results.listing.products }] : [],
  }
}

/** First step. */
const cartEvents: PageEvents<CartData> = ({ cart }, { settings }) => ({ events: [viewCartEvent(cart, settings)] })

/** Second step. */
const methodsEvents: PageEvents<MethodsData> = ({ cart }, { settings }) => ({
  events: [beginCheckoutEvent(cart, settings)],
})

/** Third step; reports the methods chosen in the second. */
const detailsEvents: PageEvents<DetailsData> = (data, { settings }) =>
  data.verifying ? {} : { events: checkoutMethodsEvents(data.cart, data, settings) }

/** The placed order. */
const finishedEvents: PageEvents<FinishedData> = ({ order }) => ({ events: [purchaseEvent(order)] })

/** An account exists from the moment its activation link is followed; a reload is not tracked again. */
const activationEvents: PageEvents<ActivationData> = (shown) => ({
  events: [shown.state === 'done' && shown.done === 'account' && !shown.again ? signUpEvent() : null],
})

/** Pages with tracking, by name; each types its own data. */
export const pageEvents: Readonly<Partial<Record<PageName, PageEvents<never>>>> = {
  activate: activationEvents,
  home: homeEvents,
  'catch-all': catchAllEvents,
  product: productEvents,
  search: searchEvents,
  cart: cartEvents,
  methods: methodsEvents,
  details: detailsEvents,
  finished: finishedEvents,
}
