import type { ListingState, Span } from '../types.ts'
import { canonical } from './canonical.ts'

const spanText = ({ from, to }: Span): string => (from === null && to === null ? '' : `${from ?? ''}-${to ?? ''}`)

/**
 * The query of a listing's address, '' when nothing is chosen. The same choice gives the same text, whatever the order
 * it was made in. Missing fields of `state` have their defaults; `before` are other parameters to put first, like `q`.
 */
export function listingSearch(state: Partial<ListingState>, before: Readonly<Record<string, string>> = {}): string {
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
