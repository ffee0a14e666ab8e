import type { ListingSource, ListingState, PriceVat, NumberRange } from '../types.ts'
import { canonical, isOpen } from './canonical.ts'

/** Parameters of a listing: the source of its products, and the selected filters. */
export interface GetListingParams extends ListingSource, Partial<ListingState> {
  /**
   * Products per page.
   *
   * @defaultValue 21
   */
  readonly perPage?: number
  /** How many bestsellers of the same source to read as well, regardless of filters. */
  readonly bestsellers?: number
  /** Which prices the shopper sees: the bounds of the price filter use them until a price is chosen. */
  readonly displayedVat?: PriceVat
}

export const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '')

const spanScope = ({ from, to }: NumberRange) => ({ ...(from !== null && { from }), ...(to !== null && { to }) })

/** The scope of the listing call as JSON, without defaults: the same selection gives the same text. */
export function scopeOf({
  path,
  category,
  virtualCategory,
  query,
  ids,
  named,
  perPage,
  bestsellers,
  displayedVat,
  ...chosen
}: GetListingParams): string {
  const state = canonical(chosen)
  const price = spanScope(state.price)
  const vat = isOpen(state.price) ? displayedVat : state.vat
  const lists = { parameters: state.parameters, tags: state.tags, brands: state.brands }
  return JSON.stringify({
    ...(path !== undefined && { path: trimSlashes(path) }),
    ...(category !== undefined && { category: trimSlashes(category) }),
    ...(virtualCategory !== undefined && { virtualCategory: trimSlashes(virtualCategory) }),
    ...(query !== undefined && { query }),
    ...(ids !== undefined && { ids }),
    ...(named !== undefined && { named }),
    ...Object.fromEntries(Object.entries(lists).filter(([, own]) => own.length > 0)),
    ...(state.ranges.length > 0 && {
      ranges: state.ranges.map(({ entityId, ...span }) => ({ entityId, ...spanScope(span) })),
    }),
    ...(Object.keys(price).length > 0 && { price }),
    ...(vat === 'without' && { vat }),
    ...(state.available && { available: true }),
    ...(state.sort !== 'recommended' && { sort: state.sort }),
    ...(state.fromPage !== state.page && { fromPage: state.fromPage }),
    ...(state.page !== 1 && { page: state.page }),
    ...(perPage !== undefined && { perPage }),
    ...(bestsellers !== undefined && { bestsellers }),
  })
}
