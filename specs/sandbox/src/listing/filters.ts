import { inMarket } from '../market.ts'
import { countedPrice } from '../pricing/price-list.ts'
import { decimalText, NO, YES } from '../text.ts'
import type { Content } from '../wire.ts'
import type { Catalogue } from './catalogue.ts'
import type { Chosen } from './chosen.ts'
import { fromHundredths } from './conditions.ts'
import { countBrands, countInStock, countPlaces, countTags, priceBounds } from './counts.ts'
import { productsOf, type Matched, type Slots } from './match.ts'
import type { Offered, ParameterKind } from './offered.ts'
import type { Viewer } from './viewer.ts'

type Filter = Content['Filter']
type Value = Content['FilterValue']

/** The input for the filters of a response. */
export interface Around {
  readonly catalogue: Catalogue
  readonly chosen: Chosen
  readonly matched: Matched
  readonly offered: Offered
  readonly viewer: Viewer
}

/** The filters of a listing with counts that ignore the filter itself. */
export function filtersOf(around: Around): Filter[] {
  const { offered, chosen } = around
  return [
    ...(offered.available || chosen.available ? [availableFilter(around)] : []),
    ...priceFilter(around),
    ...(offered.brands || chosen.brands.length > 0 ? [brandFilter(around)] : []),
    ...offered.parameters.flatMap(({ id, kind, isUseful }) => parameterFilters(around, id, kind, isUseful)),
    ...(offered.tags || chosen.tags.length > 0 ? [tagFilter(around)] : []),
  ].filter(({ values, range }) => values.length > 0 || range !== null)
}

const slotsFor = ({ matched }: Around, key: string): Slots => matched.without.get(key) ?? matched.all

const filter = (key: string, kind: Filter['kind'], title: string, rest: Partial<Filter>): Filter => ({
  key,
  kind,
  title,
  entityId: null,
  unit: null,
  description: null,
  values: [],
  range: null,
  ...rest,
})

const offer = (list: readonly Value[]): Value[] => list.filter(({ count, chosen }) => count > 0 || chosen)

function availableFilter(around: Around): Filter {
  const count = countInStock(around.catalogue.columns, slotsFor(around, 'available'))
  const value = {
    id: '1',
    title: inMarket({ cs: 'Skladem', sk: 'Skladom' }),
    count,
    chosen: around.chosen.available,
    color_hex: null,
  }
  return filter('available', 'available', inMarket({ cs: 'Dostupnost', sk: 'Dostupnosť' }), { values: offer([value]) })
}

/** Bounds in whole crowns or euros that include every price. */
function priceFilter(around: Around): Filter[] {
  const { catalogue, chosen, viewer } = around
  const found = priceBounds(catalogue.columns, slotsFor(around, 'price'))
  if (found === null || (found.min === found.max && chosen.price === null)) return []
  const { vat } = chosen
  const counted = (usual: number): number => fromHundredths(countedPrice(usual, viewer.list, vat))
  const range = {
    min: Math.floor(counted(found.min)),
    max: Math.ceil(counted(found.max)),
    from: chosen.price?.from ?? null,
    to: chosen.price?.to ?? null,
    step: 1,
  }
  return [filter('price', 'price', 'Cena', { unit: viewer.list.currency.symbol, vat, range })]
}

function brandFilter(around: Around): Filter {
  const { columns, vocabulary } = around.catalogue
  const counts = countBrands(columns, productsOf(columns, slotsFor(around, 'brands')))
  const values = [...vocabulary.brands.values()].map(({ id, title }) => ({
    id: String(id),
    title,
    count: counts.get(id) ?? 0,
    chosen: around.chosen.brands.includes(id),
    color_hex: null,
  }))
  return filter('brands', 'brands', 'Značka', { values: offer(values) })
}

function tagFilter(around: Around): Filter {
  const { columns, vocabulary } = around.catalogue
  const counts = countTags(columns, productsOf(columns, slotsFor(around, 'tags')))
  const values = [...vocabulary.tags].map(([code, title]) => ({
    id: code,
    title,
    count: counts[columns.tagCodes.indexOf(code)] ?? 0,
    chosen: around.chosen.tags.includes(code),
    color_hex: null,
  }))
  return filter('tags', 'tags', inMarket({ cs: 'Označení', sk: 'Označenie' }), { values: offer(values) })
}

/** A filter of the kind offered in the listing, or of the kinds in which something is selected. */
function parameterFilters(around: Around, id: number, kind: ParameterKind, isUseful: boolean): Filter[] {
  const { values, ranges } = around.chosen
  const kinds: ParameterKind[] = [
    ...(values.has(id) ? [kind === 'colour' ? kind : ('checkbox' as const)] : []),
    ...(ranges.has(id) ? ['range' as const] : []),
  ]
  if (kinds.length === 0 && isUseful) kinds.push(kind)
  return kinds.flatMap((one) => (one === 'range' ? rangeFilter(around, id) : [valueFilter(around, id, one)]))
}

function valueFilter(around: Around, id: number, kind: ParameterKind): Filter {
  const { columns, vocabulary } = around.catalogue
  const parameter = vocabulary.parameters.get(id)
  const column = columns.parameters.get(id)
  if (parameter === undefined || column === undefined) throw new Error(`No parameter ${id}.`)
  const { title, unit, description, type } = parameter
  const counts = countPlaces(columns, column, slotsFor(around, `f${id}`))
  const chosen = new Set(around.chosen.values.get(id))
  const values = [...column.values]
    .map((value, at) => ({ value, count: counts[at + 1] ?? 0, chosen: chosen.has(value) }))
    .filter((one) => one.count > 0 || one.chosen)
    .filter(({ value, chosen: isChosen }) => type !== 'boolean' || value === 1 || isChosen)
    .map(({ value, count, chosen: isChosen }) => {
      const known = type === 'enum' || type === 'colour' ? vocabulary.values.get(value) : undefined
      const order = known?.order ?? value
      const text = known?.title ?? (type === 'boolean' ? (value === 1 ? YES : NO) : numberText(value, unit))
      const name = type === 'number' ? String(fromHundredths(value)) : String(value)
      return { order, id: name, title: text, count, chosen: isChosen, color_hex: known?.color_hex ?? null }
    })
    .sort((one, two) => one.order - two.order)
    .map(({ order: _order, ...value }): Value => value)
  return filter(`f${id}`, kind, title, { entityId: id, unit, description, values })
}

function numberText(value: number, unit: string | null): string {
  const text = decimalText(fromHundredths(value))
  return unit === null ? text : `${text}\u00a0${unit}`
}

function rangeFilter(around: Around, id: number): Filter[] {
  const { columns, vocabulary } = around.catalogue
  const parameter = vocabulary.parameters.get(id)
  const column = columns.parameters.get(id)
  if (parameter === undefined || column === undefined) throw new Error(`No parameter ${id}.`)
  const bounds = around.chosen.ranges.get(id)
  const counts = countPlaces(columns, column, slotsFor(around, `r${id}`))
  const found = column.values.filter((_value, at) => (counts[at + 1] ?? 0) > 0)
  const [min, max] = [found[0], found.at(-1)]
  if (bounds === undefined && (min === undefined || min === max)) return []
  const range = {
    min: fromHundredths(min ?? column.values[0] ?? 0),
    max: fromHundredths(max ?? column.values.at(-1) ?? 0),
    from: bounds?.from ?? null,
    to: bounds?.to ?? null,
    step: parameter.step,
  }
  const { title, unit, description } = parameter
  return [filter(`r${id}`, 'range', title, { entityId: id, unit, description, range })]
}
