import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { around } from './parts.ts'

/** A fan blade along +y that turns round z. Lengths in cm, pitch and sweep in radians. */
export interface BladeOptions {
  readonly root: number
  readonly tip: number
  readonly rootWidth: number
  readonly tipWidth: number
  /** Width half-way, for leaf-like blades. */
  readonly middleWidth?: number
  readonly rootPitch: number
  readonly tipPitch: number
  readonly sweep?: number
  readonly thickness?: number
  readonly camber?: number
  /** Share of the length over which the tip is rounded off. */
  readonly tipRound?: number
  readonly rootRound?: number
  /** Rows are denser towards the tip, for tips that are rounded over a short length. */
  readonly fineTip?: boolean
}

const LENGTHWISE = 40
const CROSSWISE = 28

function widthAt(u: number, { rootWidth, tipWidth, middleWidth }: BladeOptions): number {
  if (middleWidth === undefined) return rootWidth + (tipWidth - rootWidth) * u
  return (1 - u) ** 2 * rootWidth + 2 * u * (1 - u) * middleWidth + u * u * tipWidth
}

function roundingAt(u: number, tipRound: number, rootRound: number): number {
  const arc = (t: number): number => Math.sqrt(Math.max(0, 1 - t * t * 0.999))
  if (u > 1 - tipRound) return arc((u - 1 + tipRound) / tipRound)
  if (u < rootRound) return arc(1 - u / rootRound)
  return 1
}

function positions(options: BladeOptions): number[] {
  const {
    root,
    tip,
    rootPitch,
    tipPitch,
    sweep = 0,
    thickness = 0.25,
    camber = 0.08,
    tipRound = 0.1,
    rootRound = 0,
    fineTip = false,
  } = options
  const out: number[] = []
  for (let i = 0; i <= LENGTHWISE; i++) {
    const row = i / LENGTHWISE
    const u = fineTip ? 1 - (1 - row) ** 3 : row
    const radius = root + (tip - root) * u
    const round = roundingAt(u, tipRound, rootRound)
    const width = widthAt(u, options) * round
    const pitch = rootPitch + (tipPitch - rootPitch) * u
    for (let j = 0; j < CROSSWISE; j++) {
      const turn = (j / CROSSWISE) * Math.PI * 2
      const chord = Math.cos(turn) * 0.5
      const side = Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 0.7 * 0.5
      const along = chord * width
      const lift = side * thickness * (0.35 + 0.65 * round) + camber * width * (1 - 4 * chord * chord)
      const across = along * Math.cos(pitch) - lift * Math.sin(pitch)
      const angle = sweep * u * u + across / radius
      out.push(radius * Math.sin(angle), radius * Math.cos(angle), along * Math.sin(pitch) + lift * Math.cos(pitch))
    }
  }
  return out
}

function faces(): number[] {
  const out: number[] = []
  for (let i = 0; i < LENGTHWISE; i++) {
    for (let j = 0; j < CROSSWISE; j++) {
      const a = i * CROSSWISE + j
      const b = i * CROSSWISE + ((j + 1) % CROSSWISE)
      out.push(a, b, a + CROSSWISE, b, b + CROSSWISE, a + CROSSWISE)
    }
  }
  const last = LENGTHWISE * CROSSWISE
  for (let j = 1; j < CROSSWISE - 1; j++) out.push(0, j + 1, j, last, last + j, last + j + 1)
  return out
}

/** Negative when the faces look inwards. */
function signedVolume(points: readonly number[], index: readonly number[]): number {
  const corner = (k: number): Vector3 => new Vector3().fromArray(points, (index[k] ?? 0) * 3)
  let volume = 0
  for (let i = 0; i < index.length; i += 3) volume += corner(i).dot(corner(i + 1).cross(corner(i + 2)))
  return volume
}

export function blade(options: BladeOptions): BufferGeometry {
  const points = positions(options)
  const index = faces()
  const outward = signedVolume(points, index) >= 0 ? index : index.toReversed()
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((points.length / 3) * 2), 2))
  geometry.setIndex(outward)
  geometry.computeVertexNormals()
  return geometry
}

/** `count` equal blades round the z axis. */
export const blades = (count: number, options: BladeOptions): readonly BufferGeometry[] =>
  around(count, (angle) => blade(options).rotateZ(angle))
