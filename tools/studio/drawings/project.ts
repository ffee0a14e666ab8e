import { Mesh, Vector3 } from 'three'
import type { Object3D } from 'three'
import { isExtra } from '../geometry/parts.ts'

/** From where a drawing looks: at the front, at the left flank, or down from above. */
export type Side = 'front' | 'flank' | 'top'

/** Right, up and towards the eye, as seen from each side. */
const AXES: Readonly<Record<Side, (point: Vector3) => readonly [number, number, number]>> = {
  front: ({ x, y, z }) => [x, y, z],
  flank: ({ x, y, z }) => [z, y, -x],
  top: ({ x, y, z }) => [x, -z, y],
}

export interface Extent {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** An object as seen from one side: which part shows in each cell of a grid, and how near it is. */
export interface Projection {
  readonly columns: number
  readonly rows: number
  /** Number of the part, 0 where nothing is. Rows run upwards. */
  readonly parts: Int32Array
  readonly depth: Float32Array
  /** Side of a cell in centimetres. */
  readonly cell: number
  readonly extent: Extent
}

interface Triangle {
  readonly part: number
  readonly corners: readonly (readonly [number, number, number])[]
}

function trianglesOf(root: Object3D, side: Side): Triangle[] {
  root.updateMatrixWorld(true)
  const triangles: Triangle[] = []
  let part = 0
  root.traverse((node) => {
    if (!(node instanceof Mesh) || isExtra(node)) return
    part += 1
    const position = node.geometry.getAttribute('position')
    const index = node.geometry.index
    const count = index?.count ?? position.count
    const corner = (i: number) =>
      AXES[side](new Vector3().fromBufferAttribute(position, index?.getX(i) ?? i).applyMatrix4(node.matrixWorld))
    for (let i = 0; i < count; i += 3) triangles.push({ part, corners: [corner(i), corner(i + 1), corner(i + 2)] })
  })
  return triangles
}

function extentOf(triangles: readonly Triangle[]): Extent {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { corners } of triangles) {
    for (const [x, y] of corners) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      bottom = Math.min(bottom, y)
      top = Math.max(top, y)
    }
  }
  return { left, bottom, width: right - left, height: top - bottom }
}

/** Looks at an object straight from one side, in cells of which the longer side has so many. */
export function project(root: Object3D, side: Side, cells: number): Projection {
  const triangles = trianglesOf(root, side)
  const extent = extentOf(triangles)
  const cell = Math.max(extent.width, extent.height) / cells
  // a free cell all round, so that every outline closes
  const columns = Math.ceil(extent.width / cell) + 2
  const rows = Math.ceil(extent.height / cell) + 2
  const parts = new Int32Array(columns * rows)
  const depth = new Float32Array(columns * rows).fill(-Infinity)
  for (const { part, corners } of triangles) {
    const [a, b, c] = corners.map(
      ([x, y, z]) => [(x - extent.left) / cell + 1, (y - extent.bottom) / cell + 1, z] as const,
    )
    if (!a || !b || !c) continue
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    if (Math.abs(area) < 1e-9) continue
    const [x0, x1] = [Math.floor(Math.min(a[0], b[0], c[0])), Math.ceil(Math.max(a[0], b[0], c[0]))]
    const [y0, y1] = [Math.floor(Math.min(a[1], b[1], c[1])), Math.ceil(Math.max(a[1], b[1], c[1]))]
    for (let row = Math.max(0, y0); row < Math.min(rows, y1); row++) {
      for (let column = Math.max(0, x0); column < Math.min(columns, x1); column++) {
        const [x, y] = [column + 0.5, row + 0.5]
        const u = ((b[0] - x) * (c[1] - y) - (c[0] - x) * (b[1] - y)) / area
        const v = ((c[0] - x) * (a[1] - y) - (a[0] - x) * (c[1] - y)) / area
        if (u < 0 || v < 0 || u + v > 1) continue
        const near = u * a[2] + v * b[2] + (1 - u - v) * c[2]
        const at = row * columns + column
        if (near <= (depth[at] ?? 0)) continue
        depth[at] = near
        parts[at] = part
      }
    }
  }
  return { columns, rows, parts, depth, cell, extent }
}
