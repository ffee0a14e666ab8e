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

const round = (value: number) => Math.round(value * 100) / 100

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

/** The border of the country in the drawing. */
export const border = lineOf(borderPlaces)

/** The border as an SVG path. */
export const borderPath = `M${border.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

/** A line as an SVG path: a curve from the middle of each part to the middle of the next one. */
function curveOf(places: string): string {
  const line = lineOf(places)
  const [first] = line
  const parts = line.slice(1).map(({ x, y }, at) => {
    const next = line[at + 2]
    return next ? `Q${x} ${y} ${round((x + next.x) / 2)} ${round((y + next.y) / 2)}` : `L${x} ${y}`
  })
  return `M${first?.x} ${first?.y}${parts.join('')}`
}

/** Lines as an SVG path of curves. */
export const curvesOf = (lines: readonly string[]): string => lines.map(curveOf).join('')
