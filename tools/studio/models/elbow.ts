import { BackSide, CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import type { BufferGeometry, Group } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { galvanised, plastic } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { sealedEnd } from '../geometry/duct.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { latheX } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface Elbow {
  readonly finish: () => Finish
  readonly inside: () => Finish
  /** Mitred segments of sheet metal; 0 is a smooth moulded bend. */
  readonly segments: number
  readonly radius?: number
  readonly bend?: number
}

/** Quarter turn from -y (at x = 0) round to +x. */
const quarterTurn = (bend: number): CatmullRomCurve3 =>
  new CatmullRomCurve3(
    spread(33, Math.PI, Math.PI / 2, (angle) => new Vector3(bend + bend * Math.cos(angle), bend * Math.sin(angle), 0)),
  )

function bendTube(bend: number, radius: number, segments: number): BufferGeometry {
  const tube = new TubeGeometry(quarterTurn(bend), segments || 48, radius, 96, false)
  return segments ? toCreasedNormals(tube, 0.2) : tube
}

function seams(bend: number, radius: number, segments: number): BufferGeometry[] {
  return Array.from({ length: segments - 1 }, (_, i) => {
    const angle = ((i + 1) / segments) * (Math.PI / 2)
    return ring(radius + 0.06, 0.17, 0, 120, 8)
      .rotateX(Math.PI / 2)
      .rotateZ(-angle)
      .translate(bend - bend * Math.cos(angle), bend * Math.sin(angle), 0)
  })
}

function plainEnd(radius: number, finish: Finish): Group {
  const r = radius
  return group(
    part(
      latheX(
        [
          [r, 0],
          [r + 0.1, 0.2],
          [r + 0.34, 0.4, 0.1],
          [r + 0.34, 5, 0.15],
          [r + 0.05, 5.2, 0.1],
          [r, 5],
        ],
        140,
      ),
      finish,
    ),
    part(
      latheX(
        [
          [r - 0.16, -0.15],
          [r - 0.04, 0.1],
          [r - 0.04, 5],
        ],
        100,
      ),
      plastic(0xd2d3d1, 0.5, { side: BackSide }),
    ),
  )
}

export function elbow({ finish, inside, segments, radius = 7.5, bend = 11 }: Elbow): Group {
  const outer = finish()
  const end = (): Group => (segments ? sealedEnd(radius, outer) : plainEnd(radius, outer))
  return group(
    part(bendTube(bend, radius, segments), outer),
    part(bendTube(bend, radius - 0.18, segments), inside()),
    segments > 1 ? merged(seams(bend, radius, segments), outer) : group(),
    place(end(), [0, 0, 0], [0, 0, -Math.PI / 2]),
    place(end(), [bend, bend, 0]),
  )
}

export const elbowModel = defineModel<Elbow>({
  kind: 'elbow',
  colours: {
    white: {
      finish: () => plastic(0xf1f1ee, 0.34),
      inside: () => plastic(0xd2d3d1, 0.5, { side: BackSide }),
      segments: 0,
    },
    galvanised: {
      finish: () => galvanised(),
      inside: () => galvanised({ side: BackSide, color: 0xa9adb0 }),
      segments: 5,
    },
  },
  views: {
    a: { azimuth: 38, elevation: 14, fill: 0.78 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 58, elevation: 12, floor: false, focus: { at: [14, 11, 0], radius: 10 } },
  },
  build: elbow,
})
