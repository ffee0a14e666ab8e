import { inMarket } from '../market.ts'
import { plainText } from '../text.ts'
import { KNOWN_PLACES } from './known-places.ts'

/** A place in responses of the content service. */
export interface Place {
  readonly title: string
  readonly gps_latitude: number
  readonly gps_longitude: number
}

const AROUND = inMarket({ cs: 'okolí', sk: 'okolie' })
const POSTCODE = /(?<!\d)(\d{3})\s?(\d{2})(?!\d)/
/** Postcodes with the same first two digits are in the same or a neighbouring district. */
const DISTRICT = 2

const PLACES = KNOWN_PLACES.map(([title, postcode, gps_latitude, gps_longitude]) => ({
  place: { title, gps_latitude, gps_longitude },
  postcode,
  plain: plainText(title),
}))

/** The town of a postcode, or the town with the nearest postcode in the same district. */
function ofPostcode(postcode: string): Place | null {
  const far = (other: string) => Math.abs(Number(other) - Number(postcode))
  const [nearest] = PLACES.filter((own) => own.postcode.startsWith(postcode.slice(0, DISTRICT))).sort(
    (one, two) => far(one.postcode) - far(two.postcode),
  )
  if (!nearest) return null
  const { place } = nearest
  return nearest.postcode === postcode
    ? place
    : { ...place, title: `PSČ ${postcode.slice(0, 3)} ${postcode.slice(3)}, ${AROUND}: ${place.title}` }
}

const startsWithWords = (whole: string, beginning: string) => `${whole} `.startsWith(`${beginning} `)

/**
 * Finds the place for a query: a postcode, a town, the first words of its name, or a district (`Praha 6`, `Brno-střed`).
 * Null if the place is unknown.
 */
export function placeOf(text: string): Place | null {
  const [, three, two] = POSTCODE.exec(text) ?? []
  if (three && two) return ofPostcode(three + two)
  const requested = plainText(text)
  if (requested === '') return null
  const found =
    PLACES.find(({ plain }) => plain === requested) ??
    PLACES.find(({ plain }) => startsWithWords(plain, requested)) ??
    PLACES.find(({ plain }) => startsWithWords(requested, plain))
  return found?.place ?? null
}
