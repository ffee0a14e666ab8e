import { BufferGeometry, Float32BufferAttribute, PlaneGeometry, SphereGeometry } from 'three'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

const bent = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power

/** A stuffed body: a sphere drawn out into a box. `round` 1 is an ellipsoid, 0.2 nearly a box. */
export function cushion(width: number, height: number, depth: number, round = 0.45): BufferGeometry {
  const made = new SphereGeometry(1, 40, 28)
  const position = made.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) {
    const [x, y, z] = [position.getX(at), position.getY(at), position.getZ(at)]
    const flat = Math.hypot(x, z) || 1
    const wide = bent(flat, round)
    position.setXYZ(
      at,
      (bent(x / flat, round) * wide * width) / 2,
      (bent(y, round) * height) / 2,
      (bent(z / flat, round) * wide * depth) / 2,
    )
  }
  made.computeVertexNormals()
  return made
}

/** A surface over a grid of `columns` by `rows` cells; `u` and `v` go from -1 to 1. */
function sheet(
  columns: number,
  rows: number,
  point: (u: number, v: number) => readonly [number, number, number],
): BufferGeometry {
  const made = new PlaneGeometry(2, 2, columns, rows)
  const position = made.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) position.setXYZ(at, ...point(position.getX(at), position.getY(at)))
  made.computeVertexNormals()
  return made
}

/** A pillow in the plane z = 0, thick in its middle, its sides drawn in between the four corners. */
export function pillow(width: number, height: number, thick: number): BufferGeometry {
  const half = (side: number): BufferGeometry =>
    sheet(36, 30, (u, v) => {
      const [near, far] = [1 - u * u, 1 - v * v]
      const crease = 0.05 * Math.sin(u * 7 + v * 3) * (u * u + v * v) + 0.03 * Math.sin(v * 11 - u * 4)
      const full = (near * far) ** 0.42 * (1 + crease)
      return [(u * width * (1 - 0.09 * far)) / 2, (v * height * (1 - 0.09 * near)) / 2, (side * full * thick) / 2]
    })
  const back = half(-1)
  back.setIndex([...(back.index?.array ?? [])].toReversed())
  back.computeVertexNormals()
  return mergeGeometries([half(1), back])
}

/**
 * A cover on a mattress whose upper side is at y = 0, from z = 0 on: it hangs down by `drop` at both flanks and by `end` at its
 * far end, in soft folds.
 */
export function cover(width: number, deep: number, drop: number, end: number): BufferGeometry {
  const bend = 5
  const edge = width / 2 - bend
  /** From the length of cloth beyond the edge to how far it goes out and down. */
  const fall = (over: number): readonly [number, number] => {
    if (over <= 0) return [over, 0]
    const arc = (bend * Math.PI) / 2
    if (over >= arc) return [bend, bend + over - arc]
    return [bend * Math.sin(over / bend), bend * (1 - Math.cos(over / bend))]
  }
  const [sideways, along] = [edge + drop + bend * 0.6, deep - bend + (end > 0 ? end + bend * 0.6 : bend)]
  return sheet(96, 96, (u, v) => {
    const [x, z] = [u * sideways, ((1 - v) / 2) * along]
    const [outX, downX] = fall(Math.abs(x) - edge)
    const [outZ, downZ] = fall(z - (deep - bend))
    const down = Math.max(downX, downZ)
    const hem = Math.min(1, down / Math.max(1, drop))
    const puff =
      1.2 * Math.sin(x * 0.07 + z * 0.021 + 1) * Math.sin(z * 0.075 - x * 0.02) + 0.5 * Math.sin(x * 0.19 + z * 0.11)
    const fold =
      hem * (1.5 * Math.sin((downX > downZ ? z : x) * 0.21) + 0.7 * Math.sin((downX > downZ ? z : x) * 0.47 + 2))
    return [
      Math.sign(x) * (edge + outX + (downX > 0 ? fold + hem * 1.4 : 0)),
      (1 - hem) * puff - down + hem * Math.sin((x + z) * 0.09) * 0.8,
      deep - bend + outZ + (downZ > 0 ? fold + hem * 1.4 : 0),
    ]
  })
}

/** Cloth that hangs in folds from y = 0 downwards, facing +z. */
export function folds(width: number, height: number, count: number, deep = 3): BufferGeometry {
  const made = new PlaneGeometry(width, height, count * 14, 16).translate(0, -height / 2, 0)
  const position = made.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) {
    const [x, y] = [position.getX(at), position.getY(at)]
    const turn = (x / width) * count * Math.PI * 2
    const wave = Math.sin(turn + Math.sin(turn * 0.37) * 0.8) + 0.25 * Math.sin(turn * 2.3 + y * 0.02)
    position.setZ(at, wave * deep * (0.7 + (0.3 * -y) / height))
  }
  made.computeVertexNormals()
  return made
}

/** A towel or a cover over a bar along x: both flanks and the bend, from y = 0 down to -`height`. */
export function hung(width: number, height: number, radius = 1.4): BufferGeometry {
  const across = 12
  const line: [number, number][] = []
  for (let at = 0; at <= 8; at += 1) line.push([-height + (height * at) / 8, radius])
  for (let at = 1; at < 8; at += 1)
    line.push([Math.sin((at / 8) * Math.PI) * radius, Math.cos((at / 8) * Math.PI) * radius])
  for (let at = 0; at <= 4; at += 1) line.push([(-height * 0.8 * at) / 4, -radius])
  const points: number[] = []
  const index: number[] = []
  line.forEach(([y, z], row) => {
    for (let k = 0; k <= across; k += 1) {
      const x = (k / across - 0.5) * width
      points.push(x, y, z + Math.sin(k * 1.3 + 1) * 0.25 * Math.min(1, -y / height + 0.2))
      if (row > 0 && k > 0) {
        const at = row * (across + 1) + k
        index.push(at - across - 2, at, at - across - 1, at - across - 2, at - 1, at)
      }
    }
  })
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.setIndex(index)
  return toCreasedNormals(made.toNonIndexed(), 1)
}
