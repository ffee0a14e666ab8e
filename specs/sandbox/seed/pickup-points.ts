import { inMarket } from '../src/market.ts'
import { dataOf } from './data.ts'
import type { OpeningHours } from './branches.ts'
import { randomOf, type Random } from './random.ts'
import type { Data } from './schema/files.ts'

/** A pickup point of a carrier. */
export interface PickupPoint {
  readonly id: number
  readonly shipperId: number
  readonly remoteId: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly countryCode: string
  readonly latitude: number
  readonly longitude: number
  readonly openingHours: OpeningHours
  /** Whether it accepts parcels now. */
  readonly available: boolean
}

type Country = Data['pickup-places'][number]
type Town = Country['towns'][number]

const SHIPPER = 2
const { CARRIER, BOX, PREFIX } = inMarket({
  cs: { CARRIER: 'Balíkobod', BOX: 'Balíkobod Box', PREFIX: 'BB' },
  sk: { CARRIER: 'Packeta', BOX: 'Z-BOX', PREFIX: 'PK' },
})
const FIRST_ID = 101
const FIRST_REMOTE = 1001
const LONG_OPEN = 0.15
const CLOSED_NOW = 0.04
/** Approximate distance of a point from the town centre, in degrees. */
const AROUND = 0.012

const NONSTOP: OpeningHours = { weekdays: '0:00–24:00', saturday: '0:00–24:00', sunday: '0:00–24:00' }
const HOURS: readonly OpeningHours[] = [
  { weekdays: '8:00–18:00', saturday: '8:00–12:00', sunday: null },
  { weekdays: '9:00–17:00', saturday: null, sunday: null },
  { weekdays: '6:30–20:00', saturday: '7:00–20:00', sunday: '8:00–18:00' },
  { weekdays: '7:00–19:00', saturday: '8:00–13:00', sunday: null },
]

function pointIn({ code, streets, kinds, names }: Country, [city, postcode, lat, lng]: Town, random: Random) {
  const isBox = random.chance(LONG_OPEN)
  const name = random.pick(names)
  const near = (middle: number): number => Math.round((middle + (random.next() - 0.5) * 2 * AROUND) * 1e5) / 1e5
  return {
    name: isBox ? `${BOX} ${name}` : `${CARRIER} ${random.pick(kinds)} ${name}`,
    street: `${random.pick(streets)} ${random.int(1, 180)}`,
    city,
    postcode,
    countryCode: code,
    latitude: near(lat),
    longitude: near(lng),
    openingHours: isBox ? NONSTOP : random.pick(HOURS),
    available: !random.chance(CLOSED_NOW),
  }
}

/** About three hundred points (C9.21), most of them in the home country. */
export const PICKUP_POINTS: readonly PickupPoint[] = dataOf('pickup-places')
  .flatMap((country) =>
    country.towns.flatMap((town) => {
      const random = randomOf(`points ${town[0]}`)
      return Array.from({ length: town[4] }, () => pointIn(country, town, random))
    }),
  )
  .map((point, order) => ({
    id: FIRST_ID + order,
    shipperId: SHIPPER,
    remoteId: `${PREFIX}${FIRST_REMOTE + order}`,
    ...point,
  }))
