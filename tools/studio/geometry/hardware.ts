import { CanvasTexture, Mesh, PlaneGeometry, SRGBColorSpace } from 'three'
import type { Group } from 'three'
import { SEE_THROUGH_LAYER } from '../depth-pass.ts'
import { matte, rubber, shade, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { surface } from '../surface.ts'
import { group, part } from './parts.ts'
import { pipe } from './paths.ts'
import type { Point } from './paths.ts'
import { box, lathe, latheX } from './solids.ts'

/** Slotted screw head that looks along +z. */
export function screw(radius = 0.3, finish: Finish = steel()): Group {
  const head = lathe(
    [
      [0, radius * 0.5],
      [radius * 0.6, radius * 0.45],
      [radius, radius * 0.1, radius * 0.2],
      [radius, -0.05],
    ],
    32,
  )
  const slot = box(radius * 1.1, 0.04, radius * 0.22, 0.01, 2)
  return group(
    part(head, finish, [0, 0, 0], [Math.PI / 2, 0, 0]),
    part(slot, shade(), [0, 0, radius * 0.47], [Math.PI / 2, 0.6, 0]),
  )
}

/** Hexagonal bolt head that looks along +z. */
export const bolt = (radius = 0.5, finish: Finish = steel()): Group =>
  group(
    part(
      lathe(
        [
          [0, 0.18],
          [radius * 1.35, 0.18, 0.05],
          [radius * 1.35, 0],
        ],
        40,
      ).rotateX(Math.PI / 2),
      finish,
    ),
    part(
      lathe(
        [
          [0, 0.75 * radius + 0.18],
          [radius * 0.92, 0.75 * radius + 0.18, 0.06],
          [radius, 0.6 * radius + 0.18],
          [radius, 0.18],
        ],
        6,
      ).rotateX(Math.PI / 2),
      finish,
    ),
  )

export interface LabelOptions {
  readonly pixelsPerCm?: number
  /** Brightness of a lit display; none for print. */
  readonly lit?: number
}

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void

/** Printed sticker or lit display in the plane z = 0; what is not drawn stays see-through. Drawn in centimetres. */
export function label(width: number, height: number, draw: Draw, options: LabelOptions = {}): Mesh {
  const density = options.pixelsPerCm ?? 64
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = height * density
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gave no 2D canvas for a label.')
  context.scale(density, density)
  draw(context, width, height)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 8
  const lit = options.lit
    ? { emissive: 0xffffff, emissiveMap: map, emissiveIntensity: options.lit, color: 0x000000 }
    : {}
  const mesh = new Mesh(new PlaneGeometry(width, height), surface({ map, alphaTest: 0.35, roughness: 0.4, ...lit }))
  mesh.receiveShadow = true
  mesh.layers.set(SEE_THROUGH_LAYER)
  return mesh
}

/** Rating plate without a brand: rows of values and a bar code. */
export const ratingPlate = (width: number, height: number, rows: readonly string[]): Mesh =>
  label(width, height, (context, w, h) => {
    context.fillStyle = '#dfe3e6'
    context.fillRect(0, 0, w, h)
    context.fillStyle = '#20262b'
    const line = h / (rows.length + 1.6)
    rows.forEach((row, i) => {
      context.font = `${i === 0 ? '700 ' : ''}${line * (i === 0 ? 0.9 : 0.62)}px sans-serif`
      context.fillText(row, w * 0.05, line * (i + 1), w * 0.9)
    })
    for (let i = 0; i < 30; i++)
      context.fillRect(w * (0.05 + i * 0.02), h - line * 1.1, w * (0.004 + ((i * 7) % 3) * 0.003), line * 0.8)
  })

/** Cable with its gland; the gland sits at the first point and looks along +x. */
export const cable = (points: readonly Point[], radius = 0.36, color = 0x1d1d1e): Group => {
  const [x, y, z] = points[0] ?? [0, 0, 0]
  const gland = latheX(
    [
      [0, radius * 4],
      [radius * 1.5, radius * 4, 0.15],
      [radius * 1.5, radius * 2.4, 0.1],
      [radius * 2.1, radius * 2.2, 0.08],
      [radius * 2.1, 0],
    ],
    6,
  )
  return group(part(gland, matte(0x2a2c2f, 0.45), [x, y, z]), part(pipe(points, 3, radius, 90, 18), rubber(color)))
}
