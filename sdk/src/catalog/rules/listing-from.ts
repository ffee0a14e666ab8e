import type { ListingState, NumberRange } from '../types.ts'
import { canonical } from './canonical.ts'
import { sorts } from './sorts.ts'

// shoppers select a few values; thousands are abuse, and a scope holds 4 000 characters
const mostChosen = 60
const mostEntries = { parameters: 40, ranges: 40, tags: 20 }
const mostNames = 200
const plainNumber = /^\d{1,10}([.,]\d{1,12})?$/

const numberFrom = (text: string | undefined): number | null => {
  const own = (text ?? '').replace(/\s/g, '')
  return plainNumber.test(own) ? Number(own.replace(',', '.')) : null
}

const spanFrom = (text: string): NumberRange | undefined => {
  const [from, to, ...more] = text.split('-')
  return to === undefined || more.length > 0 ? undefined : { from: numberFrom(from), to: numberFrom(to) }
}

const whole = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN)

/** The span of a name: in one piece (`price=5-9`) or, as a plain form sends it, in two (`price.from=5&price.to=9`). */
function span(params: URLSearchParams, name: string): NumberRange {
  const { from = null, to = null } = params.getAll(name).map(spanFrom).find(Boolean) ?? {}
  const end = (part: string, otherwise: number | null) => {
    const texts = params.getAll(`${name}.${part}`)
    return texts.length > 0 ? numberFrom(texts.find((text) => text !== '')) : otherwise
  }
  return { from: end('from', from), to: end('to', to) }
}

const list = (params: URLSearchParams, name: string): readonly string[] =>
  params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .slice(0, mostNames)

const numbers = (params: URLSearchParams, name: string): readonly number[] =>
  list(params, name).flatMap((text) => numberFrom(text) ?? [])

/** The state limited to the number of values that can be sent. */
function limited(state: ListingState): ListingState {
  let left = mostChosen
  const take = <T>(entries: readonly T[], most = left): readonly T[] => {
    const taken = entries.slice(0, Math.min(most, left))
    left -= taken.length
    return taken
  }
  const parameters = state.parameters
    .slice(0, mostEntries.parameters)
    .map(({ entityId, values }) => ({ entityId, values: take(values) }))
  return canonical({
    ...state,
    parameters,
    ranges: take(state.ranges, mostEntries.ranges),
    tags: take(state.tags, mostEntries.tags),
    brands: take(state.brands),
  })
}

/**
 * Parses the query of a listing URL, as `serializeListing` writes it or as a plain HTML form submits it (repeated names,
 * ranges in two fields).
 *
 * @param params - Query of the URL. Invalid values are ignored.
 * @returns The state of the listing, in canonical form.
 * @example
 * ```ts
 * const state = parseListing(new URL('https://shop.example/fans?f4=100,125&sort=price_asc').searchParams)
 * const listing = await getListing(shop, { path: 'koupelnove-ventilatory', ...state })
 * ```
 */
export function parseListing(params: URLSearchParams): ListingState {
  const names = [...new Set(params.keys())].slice(0, mostNames)
  const entities = (pattern: RegExp) => [...new Set(names.flatMap((name) => pattern.exec(name)?.[1] ?? []))]
  const requested = canonical({
    parameters: entities(/^f([1-9]\d{0,9})$/).map((id) => ({
      entityId: Number(id),
      values: numbers(params, `f${id}`),
    })),
    ranges: entities(/^r([1-9]\d{0,9})(?:\.from|\.to)?$/).map((id) => ({
      entityId: Number(id),
      ...span(params, `r${id}`),
    })),
    price: span(params, 'price'),
    vat: params.get('vat') === 'without' ? 'without' : 'with',
    available: params.get('available') === '1',
    tags: list(params, 'tags'),
    brands: numbers(params, 'brands'),
    sort: sorts.find((own) => own === params.get('sort')) ?? 'recommended',
    page: whole(params.get('page')),
    fromPage: whole(params.get('from')),
  })
  return limited(requested)
}
