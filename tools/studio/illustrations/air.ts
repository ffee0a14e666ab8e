import { lettering, textWidth } from './lettering.ts'
import { at, circle, drawing, line, path, rect, tag } from './svg.ts'

/** Parts of drawings of air: 960 by 540, the middle square has the essential part. */
export type Point = readonly [x: number, y: number]

export const TONE = {
  ink: '#0a2a33',
  steel: '#8fa3aa',
  pale: '#dbe6e9',
  paper: '#fbfdfd',
  fresh: '#3d86b5',
  warm: '#d0703c',
  sun: '#f2b56b',
  leaf: '#6f9a7c',
  wood: '#b98a5c',
  brick: '#b5654a',
  wall: '#efe6d6',
  wall2: '#d8c8ae',
  night: '#1f3f52',
  water: '#6fb1d6',
  glass: '#cfe3ea',
} as const

const round = (value: number): number => Math.round(value * 10) / 10

/** A complete drawing on a sky that fades downwards. */
export const sheet = ([upper, lower]: readonly [string, string], ...children: readonly string[]): string =>
  drawing(
    960,
    540,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient></defs>`,
    rect(0, 0, 960, 540, 'url(#s)'),
    ...children,
  )

export const SKIES = {
  day: ['#cfe4ee', '#f6f1e6'],
  mist: ['#dfecf0', '#f4f8f8'],
  warm: ['#f6ddc9', '#fdf5ea'],
  night: ['#16303f', '#2d5266'],
  leaf: ['#d7e8dd', '#f4f6ec'],
} as const satisfies Record<string, readonly [string, string]>

/** Points of a route that is written as `150 110, 420 110`. */
function pointsOf(route: string): readonly [Point, ...Point[]] {
  const [first, ...rest] = route.split(',').map((point): Point => {
    const [x = Number.NaN, y = Number.NaN] = point.trim().split(' ').map(Number)
    if (Number.isNaN(x + y)) throw new TypeError(`No point: ${point}`)
    return [x, y]
  })
  return first === undefined ? [[0, 0]] : [first, ...rest]
}

/** A smooth curve along a route. */
export function through(route: string): string {
  const [first, ...rest] = pointsOf(route)
  const last = rest.at(-1) ?? first
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last
    return `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`
  })
  return `M${first[0]} ${first[1]}${bends.join('')}L${last[0]} ${last[1]}`
}

/** Air on its way: a line that ends in an arrow. */
export function flow(route: string, colour: string, width = 8): string {
  const points = pointsOf(route)
  const [x, y] = points.at(-1) ?? points[0]
  const [fromX, fromY] = points.at(-2) ?? points[0]
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  const head = path(`M${-width} ${-width * 1.7}L${width * 2} 0L${-width} ${width * 1.7}Z`, colour)
  return (
    line(through(route), colour, width) +
    tag('g', { transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})` }, head)
  )
}

/** A number with its unit; its middle stands at x on the line y. */
export const word = (x: number, y: number, text: string, size: number, colour: string = TONE.ink): string =>
  lettering(text, { x: x - (textWidth(text) * size) / 2, y, size, colour })

const spun = (turns: readonly number[], shape: string): string =>
  turns.map((turn) => tag('g', { transform: `rotate(${turn})` }, shape)).join('')

/** A rotor in its ring, seen from the front. */
export const rotor = (x: number, y: number, r: number, tone: string = TONE.ink, back: string = TONE.paper): string =>
  at(
    x,
    y,
    circle(0, 0, r, back),
    tag('circle', { cx: 0, cy: 0, r, fill: 'none', stroke: tone, 'stroke-width': r * 0.1 }),
    spun(
      [0, 72, 144, 216, 288],
      path(
        `M0 ${-r * 0.12}Q${r * 0.5} ${-r * 0.3} ${r * 0.34} ${-r * 0.82}Q${-r * 0.1} ${-r * 0.8} 0 ${-r * 0.12}Z`,
        tone,
      ),
    ),
    circle(0, 0, r * 0.17, tone),
  )

/** A bathroom fan from the front. */
export const bathFan = (x: number, y: number, side: number): string =>
  at(
    x - side / 2,
    y - side / 2,
    rect(side * 0.03, side * 0.05, side, side, 'rgb(10 42 51 / .14)', side * 0.14),
    rect(0, 0, side, side, '#fff', side * 0.14),
    rect(side * 0.13, side * 0.13, side * 0.74, side * 0.74, '#e6eef0', side * 0.1),
    ...[0, 1, 2, 3, 4].map((row) =>
      rect(side * 0.2, side * (0.22 + row * 0.125), side * 0.6, side * 0.06, '#9db2b9', side * 0.03),
    ),
  )

/** A duct along a curve, with the seams of its winding. */
export function tube(route: string, width: number, tone: string = '#b9c8cd', seams = true): string {
  const d = through(route)
  const flat = (stroke: string, across: number, more: Record<string, string> = {}): string =>
    tag('path', { d, fill: 'none', stroke, 'stroke-width': across, 'stroke-linejoin': 'round', ...more })
  return (
    flat('#7f959c', width) +
    flat(tone, width - 6) +
    (seams ? flat('rgb(255 255 255 / .55)', width - 6, { 'stroke-dasharray': '4 15' }) : '') +
    flat('rgb(255 255 255 / .35)', width * 0.22)
  )
}

export const drop = (x: number, y: number, size: number, tone: string = TONE.water): string =>
  at(
    x,
    y,
    path(
      `M0 ${-size}Q${size * 0.9} ${size * 0.2} ${size * 0.6} ${size * 0.55}A${size * 0.75} ${size * 0.75} 0 0 1 ${-size * 0.6} ${size * 0.55}Q${-size * 0.9} ${size * 0.2} 0 ${-size}Z`,
      tone,
    ),
  )

export const flake = (x: number, y: number, r: number, tone = '#fff'): string =>
  at(
    x,
    y,
    spun(
      [0, 60, 120],
      line(
        `M0 ${-r}V${r}M${-r * 0.25} ${-r * 0.8}L0 ${-r * 0.5}L${r * 0.25} ${-r * 0.8}M${-r * 0.25} ${r * 0.8}L0 ${r * 0.5}L${r * 0.25} ${r * 0.8}`,
        tone,
        r * 0.14,
      ),
    ),
  )

export const sun = (x: number, y: number, r: number): string =>
  circle(x, y, r * 1.5, 'rgb(255 255 255 / .3)') + circle(x, y, r, TONE.sun)

/** Steam, smoke or smell that rises. */
export const steam = (x: number, y: number, height: number, tone: string): string =>
  [-26, 0, 26]
    .map((by, index) => {
      const low = y - (index % 2) * 12
      return line(`M${x + by} ${low}q-14 ${-height / 4} 0 ${-height / 2}t0 ${-height / 2}`, tone, 6)
    })
    .join('')

/** Waves of sound that go to the right, or to the left. */
export const sound = (x: number, y: number, rings: number, tone: string, to = 1): string =>
  Array.from({ length: rings }, (_, ring) => {
    const r = 16 + ring * 20
    return line(`M${x + to * ring * 14} ${y - r}q${to * r * 0.7} ${r} 0 ${2 * r}`, tone, 6)
  }).join('')

export const plant = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    ...[-52, -24, 4, 30, 56].map((lean, index) =>
      path(
        `M0 ${-size * 0.3}Q${lean * 0.2} ${-size * 0.7} ${(lean * size) / 90} ${-size * (1.1 - (index % 2) * 0.2)}Q${(lean * size) / 150 + 8} ${-size * 0.6} 0 ${-size * 0.3}Z`,
        index % 2 === 0 ? '#6f9a7c' : '#86ad8f',
      ),
    ),
    path(`M${-size * 0.24} ${-size * 0.36}h${size * 0.48}l${-size * 0.07} ${size * 0.36}h${-size * 0.34}Z`, '#c98a5e'),
  )

/** Somebody asleep in a bed that is 360 long; y is the floor. */
export const bed = (x: number, y: number, cover: string): string =>
  at(
    x,
    y,
    rect(-10, -150, 20, 150, TONE.wood, 6),
    rect(0, -62, 360, 44, '#f4efe6', 10),
    rect(350, -88, 14, 88, TONE.wood, 5),
    rect(14, -20, 10, 20, TONE.wood),
    rect(26, -88, 96, 32, '#fff', 14),
    circle(92, -96, 25, '#e7b892'),
    path('M66 -100Q66 -126 94 -124Q118 -122 116 -104Q104 -112 92 -110Q76 -110 66 -100Z', '#5b4334'),
    path('M112 -62Q128 -112 190 -106Q270 -98 356 -72V-34H112Z', cover),
    line('M140 -90q60 -6 130 20', 'rgb(255 255 255 / .4)', 5),
  )

/** A window with a sky of its own. */
export const pane = (
  x: number,
  y: number,
  width: number,
  height: number,
  sky: string,
  ...seen: readonly string[]
): string =>
  at(
    x,
    y,
    rect(-10, -10, width + 20, height + 20, '#fff', 4),
    `<svg width="${width}" height="${height}">`,
    rect(0, 0, width, height, sky),
    ...seen,
    '</svg>',
    rect(width / 2 - 4, 0, 8, height, '#fff'),
    rect(-18, height + 8, width + 36, 10, '#fff', 3),
  )

/** A gauge whose arc is filled by `share`. */
export function gauge(x: number, y: number, r: number, share: number, tone: string): string {
  const arc = (to: number, stroke: string): string => {
    const angle = Math.PI * (1 + to)
    const big = to > 1 ? 1 : 0
    return line(
      `M${round(x - r)} ${y}A${r} ${r} 0 ${big} 1 ${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`,
      stroke,
      r * 0.2,
    )
  }
  return arc(0.999, '#cfdde1') + arc(share, tone)
}

/** A wall of tiles, their rows shifted by half. */
export const tiles = (tone: string, joint: string, width = 96, height = 48): string =>
  `<defs><pattern id="t" width="${width}" height="${2 * height}" patternUnits="userSpaceOnUse">${line(
    `M0 0H${width}M0 ${height}H${width}M0 0V${height}M${width / 2} ${height}v${height}`,
    joint,
    3,
  )}</pattern></defs>${rect(0, 0, 960, 540, tone)}${rect(0, 0, 960, 540, 'url(#t)')}`

export const tree = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    rect(-size * 0.04, -size * 0.6, size * 0.08, size * 0.6, '#7a5c44'),
    circle(0, -size, size * 0.4, '#7fa88a'),
    circle(-size * 0.28, -size * 0.75, size * 0.28, '#8fb899'),
    circle(size * 0.28, -size * 0.78, size * 0.3, '#6f9a7c'),
  )

/** The walls, floor and ceiling of a room that is cut open. */
export const room = (
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string = TONE.wall,
  floor: string = TONE.wood,
): string =>
  rect(x - 14, y - 14, width + 28, height + 28, TONE.ink, 4) +
  rect(x, y, width, height, wall) +
  rect(x, y + height - 14, width, 14, floor)
