/** A place by longitude and latitude. */
type Place = readonly [longitude: number, latitude: number]

// a rough outline of the border, clockwise from Aš
const BORDER: readonly Place[] = [
  ...([
    [12.1, 50.32],
    [12.2, 50.27],
    [12.33, 50.24],
    [12.33, 50.17],
    [12.5, 50.35],
    [12.7, 50.41],
  ] as const),
  ...([
    [12.98, 50.42],
    [13.2, 50.5],
    [13.33, 50.58],
    [13.46, 50.61],
    [13.55, 50.71],
    [13.85, 50.73],
  ] as const),
  ...([
    [13.9, 50.79],
    [14.24, 50.87],
    [14.4, 50.93],
    [14.27, 50.98],
    [14.31, 51.06],
    [14.5, 51.05],
  ] as const),
  ...([
    [14.6, 50.99],
    [14.57, 50.92],
    [14.65, 50.93],
    [14.82, 50.87],
    [15.0, 50.86],
    [14.99, 51.01],
  ] as const),
  ...([
    [15.17, 51.02],
    [15.28, 50.97],
    [15.27, 50.89],
    [15.37, 50.78],
    [15.79, 50.74],
    [15.82, 50.67],
  ] as const),
  ...([
    [16.1, 50.66],
    [16.22, 50.63],
    [16.34, 50.67],
    [16.45, 50.58],
    [16.2, 50.45],
    [16.36, 50.38],
  ] as const),
  ...([
    [16.56, 50.23],
    [16.7, 50.1],
    [16.85, 50.2],
    [17.0, 50.22],
    [16.91, 50.44],
    [17.2, 50.38],
  ] as const),
  ...([
    [17.42, 50.27],
    [17.72, 50.32],
    [17.6, 50.17],
    [17.77, 50.02],
    [18.0, 50.01],
    [18.1, 49.99],
  ] as const),
  ...([
    [18.33, 49.93],
    [18.58, 49.92],
    [18.64, 49.71],
    [18.81, 49.68],
    [18.85, 49.52],
    [18.55, 49.49],
  ] as const),
  ...([
    [18.4, 49.4],
    [18.15, 49.27],
    [18.1, 49.08],
    [17.9, 49.02],
    [17.78, 48.92],
    [17.53, 48.81],
  ] as const),
  ...([
    [17.19, 48.87],
    [16.95, 48.62],
    [16.65, 48.78],
    [16.38, 48.73],
    [16.07, 48.75],
    [15.83, 48.87],
  ] as const),
  ...([
    [15.4, 48.97],
    [15.15, 48.97],
    [15.0, 49.01],
    [14.97, 48.77],
    [14.72, 48.69],
    [14.69, 48.58],
  ] as const),
  ...([
    [14.33, 48.56],
    [14.05, 48.62],
    [13.82, 48.77],
    [13.63, 48.95],
    [13.4, 49.05],
    [13.18, 49.13],
  ] as const),
  ...([
    [13.03, 49.3],
    [12.87, 49.35],
    [12.64, 49.44],
    [12.53, 49.65],
    [12.41, 49.76],
    [12.55, 49.92],
  ] as const),
  ...([
    [12.48, 49.97],
    [12.26, 50.06],
    [12.2, 50.11],
    [12.2, 50.21],
  ] as const),
]

const WEST = 12
const NORTH = 51.15
/** Units of the drawing per degree of latitude. */
const DEGREE = 150
// a degree of longitude is shorter by this factor in the middle of the country
const NARROW = Math.cos((49.8 * Math.PI) / 180)

/** Size of the drawing. */
export const mapSize = { width: 680, height: 400 } as const

const round = (value: number) => Math.round(value * 10) / 10

/** Coordinates of a place in the drawing. */
export const mapPoint = ([longitude, latitude]: Place): { readonly x: number; readonly y: number } => ({
  x: round((longitude - WEST) * NARROW * DEGREE),
  y: round((NORTH - latitude) * DEGREE),
})

/** The border of the Czech Republic in the drawing. */
export const border = BORDER.map(mapPoint)

/** The border as an SVG path. */
export const borderPath = `M${border.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
