import { BackSide, BufferGeometry, Float32BufferAttribute } from 'three'
import type { Group } from 'three'
import { galvanised, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part } from './parts.ts'
import { latheX } from './solids.ts'

/** Tube along x with one helical seam, as spiral-wound ducts have. Centred at the origin; open at both ends. */
export function spiralTube(radius: number, length: number, pitch = 6.4, seam = 0.16): BufferGeometry {
  const around = 84
  const along = Math.round(length / 0.22)
  const points: number[] = []
  const index: number[] = []
  for (let i = 0; i <= along; i++) {
    const x = (i / along - 0.5) * length
    for (let j = 0; j <= around; j++) {
      const angle = (j / around) * Math.PI * 2
      const turn = x / pitch + j / around
      const away = (Math.abs(turn - Math.round(turn)) * pitch) / 0.34
      const r = radius + (away < 1 ? seam * Math.cos((away * Math.PI) / 2) : 0)
      points.push(x, r * Math.cos(angle), r * Math.sin(angle))
    }
  }
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const a = i * (around + 1) + j
      index.push(a, a + 1, a + around + 1, a + 1, a + around + 2, a + around + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((points.length / 3) * 2), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** The shaded inside of a tube along x, with the thickness of its rim at both ends. */
export function tubeInside(
  radius: number,
  length: number,
  finish: Finish = galvanised({ color: 0xb1b5b8, side: BackSide }),
): Group {
  return group(
    part(
      latheX(
        [
          [radius - 0.18, -length / 2],
          [radius - 0.18, length / 2],
        ],
        120,
      ),
      finish,
    ),
  )
}

/** Plug-in end that points along +x from the origin: bead stop, tube, double rubber lip and rolled rim. */
export function sealedEnd(radius: number, finish: Finish, length = 6): Group {
  const r = radius
  const tube = latheX(
    [
      [r, 0],
      [r + 0.05, 0.2],
      [r + 0.42, 0.45, 0.15],
      [r + 0.42, 0.75, 0.15],
      [r, 1],
      [r, length - 0.2],
      [r - 0.18, length, 0.08],
      [r - 0.22, length - 0.3],
    ],
    140,
  )
  const lip = (x: number): ReturnType<typeof part> =>
    part(
      latheX(
        [
          [r - 0.03, x - 0.35],
          [r + 0.34, x - 0.25, 0.08],
          [r + 0.34, x, 0.08],
          [r - 0.03, x + 0.2],
        ],
        140,
      ),
      rubber(0x2a2b2d),
    )
  return group(
    part(tube, finish),
    part(
      latheX(
        [
          [r - 0.17, -0.15],
          [r - 0.2, 0.1],
          [r - 0.2, length],
        ],
        120,
      ),
      galvanised({ color: 0xa9adb0, side: BackSide }),
    ),
    lip(length * 0.58),
    lip(length * 0.8),
  )
}
