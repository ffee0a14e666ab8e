/** Coordinates in degrees. */
export interface GeoPoint {
  /** Latitude, positive to the north. */
  readonly lat: number
  /** Longitude, positive to the east. */
  readonly lng: number
}

const earth = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Distance between two places as the crow flies.
 *
 * @param a - One place, in degrees.
 * @param b - The other place, in degrees.
 * @returns Kilometres: with one decimal below 10, otherwise whole.
 */
export function distanceInKm(a: GeoPoint, b: GeoPoint): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  const far = 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)))
  return far < 10 ? Math.round(far * 10) / 10 : Math.round(far)
}

/** A place with its distance, see {@link sortByDistance}. */
export interface WithDistance<T> {
  /** The place as it was passed in. */
  readonly one: T
  /** Distance in a straight line in kilometres, as {@link distanceInKm} computes it. */
  readonly km: number
}

/**
 * Sorts places by their distance. Places at the same distance keep their order.
 *
 * @param all - The places; not changed.
 * @param from - Where to measure from, in degrees.
 * @returns Each place with its distance in kilometres.
 */
export const sortByDistance = <
  T extends {
    /** Latitude in degrees. */
    readonly gps_latitude: number
    /** Longitude in degrees. */
    readonly gps_longitude: number
  },
>(
  all: readonly T[],
  from: GeoPoint,
): readonly WithDistance<T>[] =>
  all
    .map((one) => ({ one, km: distanceInKm(from, { lat: one.gps_latitude, lng: one.gps_longitude }) }))
    .sort((a, b) => a.km - b.km)
