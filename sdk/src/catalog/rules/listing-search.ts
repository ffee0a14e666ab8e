import type { ListingState, NumberRange } from '../types.ts'
import { canonical } from './canonical.ts'

const spanText = ({ from, to }: NumberRange): string =>
  from === null && to === null ? '' : `${from ?? ''}-${to ?? ''}`

/**
 * Serializes the state of a listing as a query string. The same selection always gives the same text.
 *
 * @param state - The state; missing fields have their defaults.
 * @param before - Other parameters to put first, like `q`. Defaults to none.
 * @returns The query with a leading `?`; `''` if nothing is selected.
 * @example
 * ```ts
 * const href = `/fans${serializeListing({ sort: 'price_asc', available: true })}`
 * ```
 */
export function serializeListing(state: Partial<ListingState>, before: Readonly<Record<string, string>> = {}): string {
  const own = canonical(state)
  const pairs: readonly (readonly [name: string, value: string])[] = [
    ...own.parameters.map(({ entityId, values }) => [`f${entityId}`, values.join(',')] as const),
    ...own.ranges.map((range) => [`r${range.entityId}`, spanText(range)] as const),
    ['price', spanText(own.price)],
    ['vat', own.vat === 'with' ? '' : own.vat],
    ['available', own.available ? '1' : ''],
    ['tags', own.tags.join(',')],
    ['brands', own.brands.join(',')],
    ['sort', own.sort === 'recommended' ? '' : own.sort],
    ['from', own.fromPage === own.page ? '' : String(own.fromPage)],
    ['page', own.page === 1 ? '' : String(own.page)],
  ]
  const others = new URLSearchParams(Object.entries(before).filter(([, value]) => value !== '')).toString()
  const texts = pairs.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]))
  const text = [...(others === '' ? [] : [others]), ...texts].join('&')
  return text && `?${text}`
}
