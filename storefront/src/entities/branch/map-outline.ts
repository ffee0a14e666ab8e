import { borderPlaces, mapFrame } from '#market/outline'

/** A place by longitude and latitude. */
type Place = readonly [longitude: number, latitude: number]

const { west, north, middle, degree, width, height } = mapFrame

// a degree of longitude is shorter by this factor in the middle of the country
const narrow = Math.cos((middle * Math.PI) / 180)

/** Kilometres in a unit of the drawing. */
export const unitKm = 111.2 / degree

/** Size of the drawing. */
export const mapSize = { width, height } as const

const round = (value: number) => Math.round(value * 10) / 10

/** Coordinates of a place in the drawing. */
export const mapPoint = ([longitude, latitude]: Place): { readonly x: number; readonly y: number } => ({
  x: round((longitude - west) * narrow * degree),
  y: round((north - latitude) * degree),
})

/** Places as text, in the drawing. */
const lineOf = (places: string) =>
  places
    .trim()
    .split(/\s+/)
    .map((place) => {
      const [longitude = 0, latitude = 0] = place.split(',').map(Number)
      return mapPoint([longitude, latitude])
    })

const pathOf = (line: ReturnType<typeof lineOf>): string => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The border of the country in the drawing. */
export const border = lineOf(borderPlaces)

/** The border as an SVG path. */
export const borderPath = `${pathOf(border)}Z`

/** Lines as an SVG path. */
export const linesPath = (lines: readonly string[]): string => lines.map((line) => pathOf(lineOf(line))).join('')
