import { plainText } from '../text.ts'
import type { Outside, OutsideBody } from '../wire.ts'
import { digitsOf, placesIn, type Country, type Known, type Place } from './places.ts'
import { readStreetLine } from './street-line.ts'

type Suggestion = Outside['Suggestion']

/** Addresses that match the typed prefix, best first. Words are compared by their prefixes, without accents. */
export function suggestAddresses(request: OutsideBody<'suggestAddresses'>): Suggestion[] {
  const { country, field, query, within = {}, limit = 6 } = request
  const find = { street: streetsLike, city: citiesLike, postcode: postcodesLike }[field]
  for (const known of narrowings(field, within)) {
    const found = find(placesIn(country, known), query, known)
    if (found.length > 0) return found.slice(0, limit).map((one) => suggestion(country, one))
  }
  return []
}

/** Areas to search, narrowest first: the postcode may be wrong, but streets of another town are never relevant. */
function narrowings(field: 'street' | 'city' | 'postcode', { city = '', postcode = '' }: Known): readonly Known[] {
  if (field === 'city') return [{ postcode }, {}]
  if (field === 'postcode') return [{ city }, {}]
  return city.trim() === '' ? [{ postcode }] : [{ city, postcode }, { city }]
}

function suggestion(country: Country, known: Partial<Suggestion> & { readonly city: string }): Suggestion {
  return { street: null, houseNumber: null, postcode: null, ...known, country }
}

type Found = Partial<Suggestion> & { readonly city: string }

function streetsLike(places: readonly Place[], query: string): Found[] {
  const { name, number } = readStreetLine(query)
  const words = wordsOf(name)
  const all = places.flatMap(({ city, plainCity, postcodes, streets }) =>
    streets
      .filter(
        ({ plain }) =>
          startsWithWords(plain, words.slice(0, 1)) &&
          startsWithWords(`${plain} ${plainCity} ${digitsOf(postcodes[0] ?? '')}`, words),
      )
      .map((street) => ({ ...street, city, postcode: postcodes[0] ?? null })),
  )
  return bestFirst(all, ({ plain }) => plain, words).map(({ name: street, city, postcode }) => ({
    street,
    houseNumber: number,
    city,
    postcode,
  }))
}

function citiesLike(places: readonly Place[], query: string, { postcode = '' }: Known): Found[] {
  const words = wordsOf(query)
  const found = new Map<string, { plain: string; postcodes: Set<string> }>()
  for (const { city, plainCity, postcodes } of places) {
    if (!startsWithWords(plainCity, words)) continue
    const known = found.get(city) ?? { plain: plainCity, postcodes: new Set() }
    for (const one of postcodes) if (digitsOf(one).startsWith(digitsOf(postcode))) known.postcodes.add(one)
    found.set(city, known)
  }
  const all = [...found].map(([city, known]) => ({ city, ...known }))
  // a town with several postcodes has no single one to fill in
  return bestFirst(all, ({ plain }) => plain, words).map(({ city, postcodes: [one, ...more] }) => ({
    city,
    postcode: more.length > 0 ? null : (one ?? null),
  }))
}

function postcodesLike(places: readonly Place[], query: string): Found[] {
  const digits = digitsOf(query)
  if (digits === '') return []
  return places.flatMap(({ city, postcodes }) =>
    postcodes.filter((one) => digitsOf(one).startsWith(digits)).map((postcode) => ({ city, postcode })),
  )
}

const wordsOf = (text: string): string[] => plainText(text).split(' ')

/** Whether each of these is a prefix of a word in the text. */
const startsWithWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => word !== '' && ` ${text}`.includes(` ${word}`))

/** Matches that start with the first word come before those that contain it. */
function bestFirst<T>(all: readonly T[], plainOf: (one: T) => string, [first = '']: readonly string[]): T[] {
  const rank = (one: T): number => (plainOf(one).startsWith(first) ? 0 : 1)
  return [...all].sort((one, other) => rank(one) - rank(other))
}
