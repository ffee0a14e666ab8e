import { BoxGeometry, CylinderGeometry } from 'three'
import type { BufferGeometry } from 'three'

/**
 * A stroke font on a grid of 4 by 6: each stroke is a row of points, x then y. Printed and moulded words are meshes, so that
 * a model needs no picture files and looks the same on every machine.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '00 26 40|12 32',
  B: '00 06 26 35 34 23 03|23 32 31 20 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 45 41 20 00',
  E: '40 00 06 46|03 33',
  F: '00 06 46|03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '46 41 30 10 01',
  K: '00 06|46 02|13 40',
  L: '06 00 40',
  M: '00 06 22 46 40',
  N: '00 06 40 46',
  O: '10 30 41 45 36 16 05 01 10',
  P: '00 06 36 45 44 33 03',
  Q: '10 30 41 45 36 16 05 01 10|22 40',
  R: '00 06 36 45 44 33 03|23 40',
  S: '45 36 16 05 04 13 33 42 41 30 10 01',
  T: '20 26|06 46',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 24 30 46',
  X: '00 46|06 40',
  Y: '06 23 46|23 20',
  Z: '06 46 00 40',
  0: '10 30 41 45 36 16 05 01 10',
  1: '05 26 20|10 30',
  2: '05 16 36 45 44 00 40',
  3: '05 16 36 45 44 33 42 41 30 10 01|13 33',
  4: '30 36 02 42',
  5: '46 06 03 33 42 41 30 00',
  6: '36 16 05 01 10 30 41 42 33 03',
  7: '06 46 10',
  8: '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  9: '10 30 41 45 36 16 05 04 13 43',
  m: '00 04 14 23 20|23 34 43 40',
  '-': '13 33',
  '+': '13 33|22 24',
  '.': '20 21',
  ',': '10 21',
  '/': '00 46',
  '%': '00 46|05 06 16 15 05|30 31 41 40 30',
  '°': '14 25 16 05 14',
  '→': '03 43|35 43 31',
  '×': '11 35|15 31',
  Ø: '10 30 41 45 36 16 05 01 10|00 46',
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u030c': '18 27 38',
  '\u0301': '27 38',
  '\u030a': '17 27 28 18 17',
}

interface Written {
  readonly strokes: readonly (readonly (readonly [number, number])[])[]
  readonly width: number
}

/** The strokes of a word on the grid of the font, from its left end on the baseline. */
export function strokesOf(text: string): Written {
  const strokes: (readonly (readonly [number, number])[])[] = []
  let pen = 0
  for (const sign of text.normalize('NFD')) {
    const accent = ACCENTS[sign]
    const start = accent === undefined ? pen : pen - 5.6
    for (const stroke of (accent ?? GLYPHS[sign] ?? GLYPHS[sign.toUpperCase()] ?? '').split('|')) {
      if (stroke === '') continue
      strokes.push(stroke.split(' ').map((point) => [start + Number(point[0]), Number(point[1])] as const))
    }
    if (accent === undefined) pen += 5.6
  }
  return { strokes, width: Math.max(0, pen - 1.6) }
}

export interface LetterOptions {
  /** Height of a capital. */
  readonly height: number
  readonly depth?: number
  /** Thickness of the strokes; 1 is usual. */
  readonly weight?: number
  readonly slant?: number
  readonly align?: 'left' | 'centre' | 'right'
  /** Words are made smaller rather than wider than this. */
  readonly most?: number
}

/** How wide a word is at a height of 1. */
export const wordWidth = (text: string): number => strokesOf(text).width / 6

/** A word as flat strokes that stand out of the plane z = 0, its baseline on y = 0. */
export function letters(text: string, options: LetterOptions): BufferGeometry[] {
  const { depth = 0.03, weight = 1, slant = 0, align = 'centre', most = Infinity } = options
  const { strokes, width } = strokesOf(text)
  const scale = Math.min(options.height / 6, most / Math.max(width, 1))
  const left = align === 'left' ? 0 : align === 'right' ? -width : -width / 2
  const thick = 0.78 * weight * scale
  return strokes.flatMap((stroke) => {
    const points = stroke.map(([x, y]) => [(left + x + slant * y) * scale, y * scale] as const)
    return points.flatMap(([x, y], at) => {
      const dot = new CylinderGeometry(thick / 2, thick / 2, depth, 8).rotateX(Math.PI / 2).translate(x, y, depth / 2)
      const [nextX, nextY] = points[at + 1] ?? [x, y]
      const length = Math.hypot(nextX - x, nextY - y)
      if (length === 0) return [dot]
      const line = new BoxGeometry(length, thick, depth)
        .rotateZ(Math.atan2(nextY - y, nextX - x))
        .translate((x + nextX) / 2, (y + nextY) / 2, depth / 2)
      return [dot, line]
    })
  })
}
