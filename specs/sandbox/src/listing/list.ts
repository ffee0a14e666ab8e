import { inMarket } from '../market.ts'
import type { Content } from '../wire.ts'
import { baseOf, type Source } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { chosenOf, conditionsOf } from './chosen.ts'
import { filtersOf } from './filters.ts'
import { matchSlots, productsOf, slotsAt } from './match.ts'
import { offeredIn } from './offered.ts'
import { pieceOf } from './page.ts'
import { noNamedVariants, shownBy, type Named, type Shown } from './shown.ts'
import type { Viewer } from './viewer.ts'

/** Products of one page (B9.13). */
export const PER_PAGE = 21
/** Maximum number of pages in one response. */
const MAX_PAGES = 10

export const SORTS: Readonly<Record<Content['Sort'], string>> = inMarket({
  cs: {
    recommended: 'Doporučujeme',
    bestselling: 'Nejprodávanější',
    price_asc: 'Od nejlevnějšího',
    price_desc: 'Od nejdražšího',
    rating: 'Nejlépe hodnocené',
    newest: 'Nejnovější',
  },
  sk: {
    recommended: 'Odporúčame',
    bestselling: 'Najpredávanejšie',
    price_asc: 'Od najlacnejšieho',
    price_desc: 'Od najdrahšieho',
    rating: 'Najlepšie hodnotené',
    newest: 'Najnovšie',
  },
})

export interface Listed extends Omit<Content['Listing'], 'products'> {
  /** The displayed variants of the products, in order. */
  readonly shown: readonly Shown[]
}

/** Computes a listing without the product data; no database access. */
export function listProducts(
  catalogue: Catalogue,
  source: Source,
  scope: Content['ListingScope'],
  viewer: Viewer,
  named: Named = noNamedVariants,
): Listed {
  const { list } = viewer
  const { page = 1, perPage = PER_PAGE, sort = 'recommended' } = scope
  const fromPage = Math.max(Math.min(scope.fromPage ?? page, page), page - MAX_PAGES + 1)
  const base = baseOf(catalogue, source, viewer)
  const chosen = chosenOf(catalogue, scope)
  const conditions = conditionsOf(catalogue, chosen, viewer)
  const matched = matchSlots(catalogue.columns, base.slots, conditions)
  const whenPlain = <T>(name: string, make: () => T): T =>
    conditions.length === 0
      ? catalogue.computed.get(`${name} ${list.code} ${list.currency.code} ${base.key}`, make)
      : make()
  const positions = whenPlain('products', () => productsOf(catalogue.columns, matched.all))
  const total = positions.length
  const piece = pieceOf(catalogue, {
    positions,
    sort,
    isOrdered: source.ids !== null,
    skip: (fromPage - 1) * perPage,
    take: (page - fromPage + 1) * perPage,
    // conditions and filters may leave only the more expensive variants
    among: conditions.length > 0 || source.virtual !== null ? matched.all : null,
  })
  const fitting = slotsAt(catalogue.columns, matched.all, piece)
  const ids = Array.from(piece, (position) => catalogue.columns.ids[position] ?? 0)
  return {
    shown: shownBy(catalogue.columns, ids, (slot) => fitting.has(slot), named),
    pagination: { page, fromPage, perPage, total, pages: Math.max(1, Math.ceil(total / perPage)) },
    sort,
    sorts: Object.entries(SORTS).map(([value, title]) => ({ value: value as Content['Sort'], title })),
    filters: whenPlain(`filters ${chosen.vat}`, () =>
      filtersOf({ catalogue, chosen, matched, offered: offeredIn(catalogue, base), viewer }),
    ),
    withoutFilter:
      total > 0
        ? []
        : [...matched.without]
            .map(([key, slots]) => ({ key, total: productsOf(catalogue.columns, slots).length }))
            .sort((one, two) => two.total - one.total),
  }
}
