import { BufferGeometry, CatmullRomCurve3, DoubleSide, Float32BufferAttribute, Quaternion, Vector3 } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { fabric, galvanised, matte, plastic, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe } from '../geometry/solids.ts'
import { centimetres, numberOf, pick, factMatches } from '../look.ts'
import { seeded } from '../rig.ts'
import { surface } from '../surface.ts'
import type { Look, Model } from '../types.ts'

type Triple = readonly [x: number, y: number, z: number]

const ROUND = 80
const PER_RIB = 8

interface Skin {
  /** 1 is thin crumpled foil, 0 a smooth hose. */
  readonly crumple: number
  /** Height of a rib and the distance between two. */
  readonly rib: number
  readonly pitch: number
}

interface Dent {
  readonly along: number
  readonly angle: number
  readonly size: number
  readonly depth: number
}

function corrugated(curve: CatmullRomCurve3, radius: number, { crumple, rib, pitch }: Skin): BufferGeometry {
  const random = seeded(3)
  const ribs = Math.round(curve.getLength() / pitch)
  const steps = ribs * PER_RIB
  const frames = curve.computeFrenetFrames(steps, false)
  const dents: Dent[] = Array.from({ length: 70 }, () => ({
    along: random() * ribs,
    angle: random() * Math.PI * 2,
    size: 0.4 + random() * 0.9,
    depth: (random() - 0.6) * 0.16 * crumple,
  }))
  const uneven = Array.from({ length: ribs + 3 }, () => (random() - 0.5) * 0.18 * crumple)
  const bump = (turn: number, angle: number): number => {
    const k = Math.min(ribs, Math.max(0, Math.floor(turn)))
    const share = turn - Math.floor(turn)
    let height = rib * Math.abs(Math.cos(share * Math.PI)) ** 0.8
    height += 0.5 * ((uneven[k] ?? 0) * (1 - share) + (uneven[k + 1] ?? 0) * share)
    height +=
      0.05 * crumple * (Math.sin(angle * 9 + k * 2.3) * Math.sin(angle * 4 - k) + Math.sin(angle * 23 + k * 5.1))
    for (const dent of dents) {
      const dx = (turn - dent.along) / 2.4
      const dy = (Math.atan2(Math.sin(angle - dent.angle), Math.cos(angle - dent.angle)) * radius) / 1.6
      const far = dx * dx + dy * dy
      if (far < 6) height += dent.depth * Math.exp(-far / dent.size)
    }
    return height
  }
  const points: number[] = []
  const point = new Vector3()
  for (let i = 0; i <= steps; i++) {
    const middle = curve.getPointAt(i / steps)
    const normal = frames.normals[i] ?? new Vector3()
    const binormal = frames.binormals[i] ?? new Vector3()
    for (let j = 0; j <= ROUND; j++) {
      const angle = (j / ROUND) * Math.PI * 2
      const r = radius + bump(i / PER_RIB + angle / (2 * Math.PI), angle)
      point
        .copy(middle)
        .addScaledVector(normal, r * Math.cos(angle))
        .addScaledVector(binormal, r * Math.sin(angle))
      points.push(point.x, point.y, point.z)
    }
  }
  const index: number[] = []
  const row = ROUND + 1
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < ROUND; j++) {
      const a = i * row + j
      index.push(a, a + 1, a + row, a + 1, a + row + 1, a + row)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((points.length / 3) * 2), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

function collar(curve: CatmullRomCurve3, end: 0 | 1, r: number, form: Form): Group {
  const rim = lathe(
    [at(r - 0.1, -2), at(r - 0.02, 3.4), at(r + 0.12, 3.5, 0.05), at(r + 0.12, 3.7, 0.05), at(r - 0.1, 3.75)],
    128,
  )
  const strap = lathe([at(r + 0.42, -2.4), at(r + 0.62, -2.4, 0.08), at(r + 0.62, -1.1, 0.08), at(r + 0.42, -1.1)], 128)
  const result = group(
    part(strap, steel()),
    part(rim, galvanised({ side: DoubleSide, color: 0xc2c6c9 })),
    part(box(2.2, 1.2, 1.2, 0.15), steel(), [0, -1.75, r + 1]),
    part(box(0.5, 1.3, 1.3, 0.1), matte(form.accent, 0.4), [1.3, -1.75, r + 1]),
  )
  result.position.copy(curve.getPointAt(end))
  result.quaternion.copy(
    new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), curve.getTangentAt(end).multiplyScalar(end * 2 - 1)),
  )
  return result
}

/** How the hose lies: in an S, a bow, a loop or nearly straight. Long hoses lie in more bends. */
const COURSES: readonly [readonly Triple[], ...(readonly Triple[])[]] = [
  [
    [-22, 0, -9],
    [-13, 0, -8.4],
    [-4, 0, -2],
    [0, 0.2, 5],
    [6, 0, 10],
    [15, 0, 9.5],
    [23, 0, 6],
  ],
  [
    [-24, 0, 8],
    [-15, 0, -4],
    [-5, 0, -9],
    [5, 0, -9],
    [15, 0, -4],
    [24, 0, 8],
  ],
  [
    [-24, 0, 6],
    [-12, 0, 4],
    [0, 1, 0],
    [12, 6, -3],
    [20, 16, -2],
    [22, 26, 4],
  ],
  [
    [-26, 0, -4],
    [-12, 0, 3],
    [0, 0, -2],
    [12, 0, 4],
    [26, 0, 0],
  ],
  [
    [-24, 14, 0],
    [-17, 3, 0],
    [-6, 0, 2],
    [6, 0, -2],
    [17, 3, 0],
    [24, 14, 0],
  ],
]

const foil = (): Finish =>
  surface({
    ...{ color: 0xd9dbdc, metalness: 1, roughness: 0.3, side: DoubleSide, roughnessNoise: 0.35, roughnessScale: 2.5 },
    bump: [
      [0.16, 1.7],
      [0.1, 5],
    ],
  })

export function flexibleDuct(look: Look): Group {
  const form = formOf(look.brand)
  const r = centimetres(look, 'diameter', 15) / 2
  const insulated = /vata/.test(String(look.facts['insulation'] ?? ''))
  const cloth = factMatches(look, 'material', /^vrstven/)
  const mixed = factMatches(look, 'material', /polyester/)
  const outer = insulated ? r + 1.8 : r
  const long = 1 + (numberOf(look, 'length', 5000) > 5000 ? 0.25 : 0)
  const spread = 0.45 + outer / 13
  const course = pick(COURSES, form.first, look.line)
  const curve = new CatmullRomCurve3(
    course.map(([x, y, z]) => new Vector3(x * spread * long, y * spread + outer + 0.6, z * spread)),
  )
  const white = look.colour === 'white'
  const skin = white
    ? plastic(form.white, cloth ? 0.5 : 0.34, { side: DoubleSide })
    : cloth
      ? plastic(0xa6abae, 0.42, { side: DoubleSide })
      : foil()
  const shape = insulated
    ? { crumple: 1.2, rib: 0.16, pitch: 3.4 }
    : { crumple: white ? 0.15 : mixed ? 0.5 : 1, rib: cloth ? 0.55 : 0.36, pitch: cloth ? 1.5 : 0.86 }
  return group(
    part(corrugated(curve, outer, shape), skin),
    collar(curve, 1, r, form),
    insulated ? [cuff(curve, outer, r)] : [],
    banderole(curve, outer + shape.rib, form),
  )
}

/** The paper band of the maker round the hose. */
function banderole(curve: CatmullRomCurve3, r: number, form: Form): Group {
  const [share, wide] = [0.3 + 0.04 * (form.first % 8), r * 0.42]
  const band = (from: number, to: number, away: number): ReturnType<typeof part> =>
    part(
      lathe([at(r + away, from), at(r + away, to)], 96),
      matte(away > 0.09 ? form.accent : 0xf4f4f0, 0.6, { side: DoubleSide }),
    )
  const result = group(band(-wide, wide, 0.08), band(-wide, -wide * 0.6, 0.1), band(wide * 0.6, wide, 0.1))
  result.position.copy(curve.getPointAt(share))
  result.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), curve.getTangentAt(share)))
  return result
}

/** The cut end of the wool, between the inner and the outer skin. */
function cuff(curve: CatmullRomCurve3, outer: number, inner: number): Group {
  const wool = lathe([at(inner, -1), at(inner, 0.3, 0.2), at(outer - 0.1, 0.2, 0.3), at(outer - 0.1, -1)], 96)
  const result = group(part(wool, fabric(0xd8c98f)))
  result.position.copy(curve.getPointAt(1))
  result.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), curve.getTangentAt(1)))
  return result
}

export const flexibleDuctModel: Model = {
  kind: 'duct-flex',
  colours: ['aluminium', 'white'],
  views: {
    a: { azimuth: 20, elevation: 22, fill: 0.98 },
    b: { azimuth: -18, elevation: 5, lens: 14, fill: 0.88 },
    c: { azimuth: -34, elevation: 20, floor: false, focus: { at: [20, 8, 8], radius: 10 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 15), usual: 15, largest: 25 },
  build: flexibleDuct,
}
