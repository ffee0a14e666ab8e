import { inMarket } from '../market.ts'
import { plainText } from '../text.ts'
import { KNOWN_PLACES } from './known-places.ts'

/** A place as the content service answers it. */
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

/** The town of a postcode, else the one of the nearest number in the same district. */
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

const begins = (whole: string, beginning: string) => `${whole} `.startsWith(`${beginning} `)

/**
 * The place that a text means: a postcode, a town, the first words of one, or a part of one (`Praha 6`, `Brno-střed`).
 * Null when it is not known.
 */
export function placeOf(text: string): Place | null {
  const [, three, two] = POSTCODE.exec(text) ?? []
  if (three && two) return ofPostcode(three + two)
  const wanted = plainText(text)
  if (wanted === '') return null
  const found =
    PLACES.find(({ plain }) => plain === wanted) ??
    PLACES.find(({ plain }) => begins(plain, wanted)) ??
    PLACES.find(({ plain }) => begins(wanted, plain))
  return found?.place ?? null
}
