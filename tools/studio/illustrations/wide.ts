import { rotor, sun, TONE, tree } from './air.ts'
import { at, choose, circle, drawing, line, path, rect, seedOf } from './svg.ts'

const gradient = (upper: string, lower: string): string =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient></defs>`

/** A block of flats, some of its windows open, with air that leaves by the wall. */
const block = (x: number, width: number, storeys: number, tone: string): string => {
  const top = 286 - storeys * 46
  return (
    rect(x, top, width, 286 - top, tone) +
    rect(x - 5, top - 9, width + 10, 11, '#8fa3aa') +
    Array.from({ length: storeys }, (_, storey) =>
      Array.from({ length: Math.floor(width / 46) }, (__, column) => {
        const isLit = seedOf(`${x} ${storey} ${column}`) % 4 === 0
        return rect(x + 12 + column * 46, top + 10 + storey * 46, 26, 28, isLit ? TONE.sun : TONE.glass, 2)
      }).join(''),
    ).join('')
  )
}

function flats(): string {
  const breath = (x: number, y: number): string => line(`M${x} ${y}q16 -12 32 0t32 0t32 0`, 'rgb(61 134 181 / .6)', 5)
  return drawing(
    1408,
    320,
    gradient('#bfdde6', '#f4f1e4'),
    rect(0, 0, 1408, 320, 'url(#s)'),
    sun(1220, 70, 34),
    path('M0 286Q300 190 640 250T1408 220V320H0Z', '#b9d3c4'),
    block(90, 194, 4, '#efe6d6'),
    block(310, 148, 5, '#e3ebe4'),
    block(520, 240, 3, '#f3ded0'),
    block(830, 148, 5, '#e6e8f0'),
    block(1010, 194, 4, '#efe6d6'),
    breath(462, 110),
    breath(980, 90),
    breath(764, 200),
    rect(0, 282, 1408, 38, '#9fb48f'),
    ...[40, 492, 790, 1250, 1330].map((x, index) => tree(x, 292, 74 + (index % 3) * 16)),
  )
}

/** Fans of all kinds in a row, as they stand in a shop. */
function goods(): string {
  return drawing(
    1408,
    320,
    gradient('#d6e5ea', '#f6f1e6'),
    rect(0, 0, 1408, 320, 'url(#s)'),
    line('M0 96Q240 40 470 96T940 96T1408 90', 'rgb(61 134 181 / .35)', 6),
    line('M0 132Q240 76 470 132T940 132T1408 126', 'rgb(61 134 181 / .2)', 6),
    rect(0, 268, 1408, 52, '#c9b08c'),
    rotor(150, 176, 58),
    line('M150 234V262M112 266h76', TONE.ink, 9),
    rotor(420, 116, 70),
    line('M420 186V264M372 267h96', TONE.ink, 9),
    rect(600, 86, 56, 180, TONE.ink, 22),
    rect(615, 110, 26, 120, TONE.pale, 12),
    line('M860 0V52', TONE.ink, 8),
    path('M690 62q96 -24 156 0h28q60 -24 156 0l-10 15H700Z', TONE.wood),
    rect(836, 50, 48, 32, '#fff', 12),
    rect(800, 168, 120, 98, '#fff', 14),
    ...[0, 1, 2, 3].map((row) => rect(820, 186 + row * 18, 80, 9, '#9db2b9', 4)),
    circle(1120, 190, 76, '#e0a92f'),
    rotor(1120, 190, 62, '#e9eef0', '#3a4b52'),
    rect(1268, 140, 84, 126, '#fff', 16),
    ...[0, 1, 2, 3, 4].map((row) => line(`M1286 ${190 + row * 14}h48`, '#9db2b9', 5)),
    circle(1310, 164, 9, '#3f9a78'),
  )
}

/** Pictures along the top of pages. */
export const TOPS: Readonly<Record<string, () => string>> = { 'vetrani-bytu': flats, 'o-nas': goods }

/** The inside of a branch: a counter, shelves, and fans that run. */
export function inside(slug: string): string {
  const seed = seedOf(slug)
  const wall = choose(['#e3ebe4', '#efe6d6', '#dfe9ee', '#f3e3d6'], seed)
  const accent = choose(['#2047d8', '#0f7d6b', '#c46a3b', '#7a4fa0'], seed >>> 3)
  const onShelf = (x: number, y: number, kind: number): string => {
    if (kind === 0) return rotor(x, y - 30, 24) + line(`M${x} ${y - 6}v4M${x - 16} ${y - 2}h32`, TONE.ink, 5)
    if (kind === 1)
      return (
        rect(x - 24, y - 48, 48, 48, '#fff', 8) +
        rect(x - 15, y - 36, 30, 5, '#9db2b9', 2) +
        rect(x - 15, y - 25, 30, 5, '#9db2b9', 2)
      )
    if (kind === 2) return rect(x - 30, y - 36, 60, 36, '#d8b78c', 2) + rect(x - 4, y - 36, 8, 36, '#b98f60')
    return rect(x - 13, y - 60, 26, 60, accent, 10) + rect(x - 6, y - 50, 12, 36, '#fff', 6)
  }
  const mirrored = seed % 2 === 0
  return drawing(
    640,
    480,
    `<g transform="${mirrored ? 'translate(640 0) scale(-1 1)' : 'translate(0 0)'}">`,
    rect(0, 0, 640, 480, wall),
    rect(0, 400, 640, 80, choose(['#c9b08c', '#b9bfb9', '#d3b597'], seed >>> 5)),
    ...[110, 210, 310].map(
      (y, row) =>
        rect(40, y, 330, 12, TONE.wood) +
        [80, 160, 240, 320]
          .map((x, column) => onShelf(x, y, (seed + row * 3 + column * (1 + (seed % 3))) % 4))
          .join(''),
    ),
    line('M500 0V78', TONE.ink, 6),
    path('M404 86q62 -16 86 0h20q24 -16 86 0l-8 12H412Z', TONE.wood),
    rect(480, 76, 40, 26, '#fff', 10),
    circle(500, 206, 24, '#e7b892'),
    path(
      `M474 204Q474 176 500 178Q528 178 526 204Q512 194 500 196Q484 194 474 204Z`,
      choose(['#5b4334', '#2b2622', '#8a5a34'], seed >>> 7),
    ),
    path('M458 300q0 -64 42 -64t42 64Z', accent),
    rect(400, 290, 220, 128, '#fff', 6),
    rect(388, 280, 244, 18, TONE.wood, 5),
    rect(424, 322, 172, 74, '#e6eef0', 4),
    rect(560, 246, 44, 34, TONE.ink, 4),
    rotor(150, 352, 38, accent),
    at(150, 392, line('M0 0V48M-30 50h60', accent, 7)),
    at(
      300,
      444,
      rect(-34, -56, 68, 56, '#d8b78c', 2),
      rect(-5, -56, 10, 56, '#b98f60'),
      rect(-24, -94, 48, 38, '#c9a477', 2),
    ),
    '</g>',
  )
}
