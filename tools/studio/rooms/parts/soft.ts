import { BufferGeometry, Float32BufferAttribute, PlaneGeometry, SphereGeometry } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

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
