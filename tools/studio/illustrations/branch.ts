import { skylineOf } from './skylines.ts'
import { at, choose, circle, drawing, line, path, rect, seedOf, tag } from './svg.ts'

/** A branch as the town has it. */
export interface DrawnBranch {
  readonly city: string
  readonly street: string
  /** The text of its sign. */
  readonly shop: keyof typeof SIGNS
}

interface Palette {
  readonly sky: readonly [string, string]
  readonly far: string
  readonly wall: string
  readonly trim: string
  readonly ground: string
}

const DEEP = '#0a2a33'
const PALETTES: readonly [Palette, ...Palette[]] = [
  { sky: ['#cfe4ee', '#f6f1e6'], far: '#b4cfdb', wall: '#efe6d6', trim: '#d8c8ae', ground: '#cdd5d6' },
  { sky: ['#bfdde6', '#eef6f3'], far: '#a5c8d1', wall: '#e3ebe4', trim: '#b9cbbf', ground: '#c9d2d0' },
  { sky: ['#f2d8c4', '#fbf3e6'], far: '#e0bfa9', wall: '#f3ded0', trim: '#d9b39b', ground: '#d6cdc4' },
  { sky: ['#c8d6ef', '#f2f3f7'], far: '#b0c0df', wall: '#e6e8f0', trim: '#b9c1d6', ground: '#cdd0d8' },
]
/** Ways to build: storeys over the shop, windows in a row, what the roof is like. */
const HOUSES = [
  { storeys: 2, windows: 5, roof: 'cornice' },
  { storeys: 1, windows: 6, roof: 'gable' },
  { storeys: 2, windows: 7, roof: 'flat' },
  { storeys: 1, windows: 5, roof: 'cornice' },
  { storeys: 1, windows: 4, roof: 'saw' },
] as const
/** What the middle of each town is built of. */
const BUILT: Readonly<Record<string, number>> = {
  ...{ Praha: 0, Kladno: 4, 'České Budějovice': 3, Plzeň: 0, 'Karlovy Vary': 1, 'Ústí nad Labem': 2, Liberec: 3 },
  ...{ 'Hradec Králové': 0, Pardubice: 3, Jihlava: 1, Brno: 0, Olomouc: 1, Zlín: 2, Ostrava: 4 },
  ...{ Bratislava: 2, Trnava: 3, Trenčín: 1, Nitra: 3, Žilina: 0, 'Banská Bystrica': 1, Prešov: 0 },
  ...{ Košice: 0, Poprad: 1, Martin: 4 },
}

const [LEFT, RIGHT, FLOOR, SHOP_TOP] = [210, 690, 420, 262]

function upperWindows(count: number, top: number, { wall, trim }: Palette): string {
  const step = (RIGHT - LEFT) / count
  return Array.from({ length: count }, (_, index) => {
    const x = LEFT + step * (index + 0.5) - 17
    const glass =
      rect(x, top, 34, 54, '#9cbccb', 2) + path(`M${x} ${top + 34}L${x + 34} ${top + 8}V${top}H${x}Z`, '#b8d2dc')
    return (
      rect(x - 5, top - 5, 44, 66, trim, 2) +
      glass +
      rect(x + 16, top, 2, 54, wall) +
      rect(x - 7, top + 58, 48, 5, '#fff')
    )
  }).join('')
}

function roofOf(kind: (typeof HOUSES)[number]['roof'], top: number, { trim }: Palette): string {
  switch (kind) {
    case 'cornice':
      return (
        rect(LEFT - 12, top - 12, RIGHT - LEFT + 24, 14, trim) + rect(LEFT - 6, top + 2, RIGHT - LEFT + 12, 5, '#fff')
      )
    case 'flat':
      return rect(LEFT - 4, top - 8, RIGHT - LEFT + 8, 10, trim)
    case 'gable':
      return path(`M${LEFT - 22} ${top + 4}L${(LEFT + RIGHT) / 2} ${top - 96}L${RIGHT + 22} ${top + 4}Z`, '#a8553f')
    case 'saw':
      return [0, 1, 2, 3]
        .map((at) => path(`M${LEFT + at * 120} ${top + 2}v-54l120 54Z`, at % 2 === 0 ? trim : '#8f9ba0'))
        .join('')
  }
}

/** A fan of the display: on a stand, hanging, or a tower. */
const onStand = (x: number, tone: string): string =>
  at(
    x,
    0,
    line('M0 350V406M-16 408h32', tone, 4),
    circle(0, 334, 21, '#f4f7f7'),
    tag('circle', { cx: 0, cy: 334, r: 21, fill: 'none', stroke: tone, 'stroke-width': 3 }),
    [0, 120, 240]
      .map(
        (turn) =>
          `<ellipse cx="0" cy="-10" rx="6" ry="10" fill="${tone}" transform="translate(0 334) rotate(${turn})"/>`,
      )
      .join(''),
    circle(0, 334, 4, '#fff'),
  )
const hanging = (x: number, tone: string): string =>
  at(
    x,
    0,
    line('M0 296V316', tone, 3),
    path('M-46 316q22 -7 44 0h4q22 -7 44 0l-4 5h-84Z', tone),
    rect(-8, 314, 16, 11, tone, 5),
  )
const standing = (x: number, tone: string): string =>
  at(x, 0, rect(-11, 338, 22, 68, tone, 8), rect(-3, 350, 6, 42, '#dfe8ea', 3), rect(-17, 404, 34, 5, tone, 2))
const boxes = (x: number): string =>
  rect(x - 24, 384, 26, 24, '#c9a477') + rect(x + 4, 376, 30, 32, '#d8b78c') + rect(x - 14, 362, 26, 22, '#b98f60')

function shopFront(seed: number, accent: string): string {
  const glass = (x: number, width: number): string =>
    rect(x, 296, width, 112, '#eaf4f5') + path(`M${x} 380L${x + width * 0.7} 296h${width * 0.3}L${x} 408Z`, '#f7fbfb')
  const shown = [onStand, standing, hanging, onStand]
  const goods = [250, 318, 386].map((x, index) =>
    (shown[(seed + index) % shown.length] ?? onStand)(x, index === 1 ? accent : '#41606b'),
  )
  const right = [560, 640].map((x, index) =>
    (shown[(seed + index + 2) % shown.length] ?? onStand)(x, index === 0 ? '#41606b' : accent),
  )
  return [
    rect(LEFT, SHOP_TOP, RIGHT - LEFT, FLOOR - SHOP_TOP, DEEP),
    glass(224, 200),
    glass(524, 152),
    rect(436, 296, 76, 124, '#16414d', 3),
    rect(444, 304, 60, 108, '#d5e8ea', 2),
    rect(494, 352, 4, 26, '#f2c9a1', 2),
    ...goods,
    ...right,
    boxes(seed % 2 === 0 ? 604 : 296),
    rect(LEFT, 408, RIGHT - LEFT, 12, '#071f26'),
    // an awning over one window
    ...Array.from({ length: 10 }, (_, index) =>
      path(`M${216 + index * 21.6} 290h21.6l2 20q-12 9 -25.6 0Z`, index % 2 === 0 ? accent : '#fff'),
    ),
  ].join('')
}

/** The words of the shops with their wave, as in their icons; they differ by one letter. */
const [VAN, E, O, K] = [
  'M14.4 40 .4 5h7.3l10.4 26.9L28.4 5h7.3L21.8 40ZM46.3 40.6q-4.5 0-7-2-2.4-2-2.4-5.6 0-4.1 2.6-6.1t7.6-2H53q-.4-2.3-1.5-3.5-1.1-1.3-3.1-1.3-1.6 0-2.9.8-1.3.7-2.3 2.1l-5.7-2q.6-1.6 2-3.1 1.4-1.6 3.5-2.5 2.2-1 5.4-1 3.8 0 6.3 1.4t3.7 4.1q1.3 2.7 1.2 6.2L59.5 40h-6.2l-.1-2.9q-1 1.7-2.4 2.6-1.7.9-4.5.9Zm1.1-5.5q1.6 0 2.9-.7 1.3-.8 2.1-2t.7-2.6h-3.7q-3.3 0-4.5.8t-1.3 2.2q0 1.1 1 1.7t2.8.6ZM63.9 40V15h6.2l.2 3.4q1.3-1.9 3.1-3 1.9-1 4.3-1 3 0 5.1 1.2 2 1.2 3.1 3.7 1.1 2.5 1.1 6.5V40h-6.6V27.2q0-2.5-.6-3.9-.5-1.5-1.6-2.1-1-.6-2.5-.6-2.5-.1-3.9 1.5t-1.4 4.8V40Z',
  'M102.8 40.6q-3.7 0-6.6-1.7-2.8-1.7-4.4-4.6t-1.6-6.8 1.6-6.8q1.7-2.9 4.6-4.6 3-1.7 6.8-1.7 3.3 0 6 1.7 2.8 1.7 4.5 5.1 1.7 3.3 1.7 8H97.1q.2 2.6 2.1 4 1.9 1.5 4.3 1.5 2.1 0 3.4-.9t2-2.4l5.9 2.4q-1.1 2.1-2.8 3.6-1.6 1.5-3.9 2.3t-5.3.9Zm-5.4-16.2h10.8q-.1-1.6-1-2.5-.8-1-2-1.5-1.1-.4-2.2-.4t-2.3.4-2.2 1.4-1.1 2.6Z',
  'M103 40.6q-3.7 0-6.6-1.7-2.9-1.7-4.5-4.6t-1.6-6.8 1.6-6.8q1.6-2.9 4.5-4.6 2.9-1.7 6.6-1.7t6.6 1.7q2.9 1.7 4.5 4.6t1.6 6.8-1.6 6.8q-1.6 2.9-4.5 4.6-2.9 1.7-6.6 1.7Zm0-6q1.8 0 3.2-.9t2.2-2.5.8-3.7-.8-3.7-2.2-2.5-3.2-.9-3.2.9-2.2 2.5-.8 3.7.8 3.7 2.2 2.5 3.2.9Z',
  'M118.5 40V5h6.5v19.3l7.6-9.3h7.8L132 25.5 142.2 40h-7.8l-6.6-9.7-2.8 3V40Z',
] as const
const SIGNS = { Vánek: VAN + E + K, Vánok: VAN + O + K }
const WAVE = 'M45.5 10.5C50 4.5 55-1 62.5-1.2S76 4.2 86 3.2s15.5-6.2 26-2.2'

const sign = (shop: keyof typeof SIGNS): string =>
  tag('g', { transform: 'translate(384 256) scale(.84)' }, path(SIGNS[shop], '#fff'), line(WAVE, '#f2a877', 4.4))

const tree = (x: number, size: number): string =>
  at(
    x,
    FLOOR,
    line(`M0 0V${-size * 0.6}`, '#7a5c44', 7),
    circle(0, -size, size * 0.42, '#7fa88a'),
    circle(-size * 0.3, -size * 0.72, size * 0.3, '#8fb899'),
    circle(size * 0.3, -size * 0.76, size * 0.32, '#6f9a7c'),
  )
const bicycle = (x: number): string =>
  at(
    x,
    FLOOR - 4,
    tag(
      'g',
      { fill: 'none', stroke: '#35565f', 'stroke-width': 3 },
      '<circle cx="0" cy="-15" r="15"/><circle cx="48" cy="-15" r="15"/>',
    ),
    line('M0 -15L14 -38H38L48 -15L26 -15L14 -38M26 -15L40 -42M10 -42h10M36 -46h9', '#c46a3b', 3.4),
  )
const lamp = (x: number): string =>
  at(x, FLOOR, line('M0 0V-150q0 -14 16 -14h8', '#4b636b', 5), rect(16, -168, 24, 8, '#4b636b', 3))
const car = (x: number, tone: string): string =>
  at(
    x,
    FLOOR + 30,
    path('M0 -18q4 -14 22 -16q14 -20 40 -20q30 0 42 20q20 2 22 16v8H0Z', tone),
    path('M32 -34q10 -13 28 -13v13ZM64 -47q20 1 28 13H64Z', '#dbe9ec'),
    circle(28, -10, 11, DEEP),
    circle(98, -10, 11, DEEP),
  )

/** The street in front of a branch, 960 by 480. */
export function branchDrawing({ city, street, shop }: DrawnBranch): string {
  const seed = seedOf(`${city} ${street}`)
  const palette = choose(PALETTES, seed)
  const house = HOUSES[BUILT[city] ?? seed % HOUSES.length] ?? HOUSES[0]
  const accent = choose(['#2047d8', '#0f7d6b', '#c46a3b', '#7a4fa0'], seed >>> 3)
  const top = SHOP_TOP - 20 - house.storeys * 92
  const [upper, lower] = palette.sky
  const gradient = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient>`
  return drawing(
    960,
    480,
    `<defs>${gradient}</defs>`,
    rect(0, 0, 960, 480, 'url(#s)'),
    circle(seed % 2 === 0 ? 150 : 860, 84, 34, '#fff7e3'),
    skylineOf(city, palette.far),
    rect(0, 340, 960, 140, palette.ground),
    rect(0, FLOOR, 960, 60, '#aab4b6'),
    rect(0, FLOOR, 960, 8, '#e7ecec'),
    rect(LEFT, top, RIGHT - LEFT, FLOOR - top, palette.wall),
    roofOf(house.roof, top, palette),
    ...Array.from({ length: house.storeys }, (_, storey) =>
      upperWindows(house.windows, top + 22 + storey * 92, palette),
    ),
    shopFront(seed, accent),
    rect(LEFT - 8, 250, RIGHT - LEFT + 16, 42, DEEP, 3),
    sign(shop),
    tree(120, 96 + (seed % 24)),
    tree(820, 80 + (seed % 31)),
    lamp(744),
    seed % 3 === 0 ? car(40, accent) : bicycle(seed % 3 === 1 ? 712 : 140),
  )
}
