import { Box3, Mesh, PerspectiveCamera, Sphere, Vector3 } from 'three'
import type { Object3D } from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import type { View } from './types.ts'

const RADIANS = Math.PI / 180

/** The object stands a hair below the floor, or shadow bias would draw a light seam where they touch. */
const SUNK = 0.0025

/** Turns the object, scales it into a unit sphere and sets it on the floor plane. Returns the centre of what is shown. */
export function poseObject(root: Object3D, view: View): { centre: Vector3; scale: number } {
  root.rotation.y = -(view.azimuth ?? 32) * RADIANS
  root.updateMatrixWorld(true)
  const sphere = new Box3().setFromObject(root, true).getBoundingSphere(new Sphere())
  const scale = 1 / sphere.radius
  root.scale.setScalar(scale)
  root.updateMatrixWorld(true)
  const box = new Box3().setFromObject(root, true)
  const middle = box.getCenter(new Vector3())
  root.position.set(-middle.x, view.floor === false ? -middle.y : -box.min.y - SUNK, -middle.z)
  root.updateMatrixWorld(true)
  return { centre: new Box3().setFromObject(root, true).getCenter(new Vector3()), scale }
}

/** Shares equal vertices again, which creased and merged geometry has lost; every shadow pass gains from it. */
export function shareVertices(root: Object3D): void {
  root.traverse((node) => {
    if (node instanceof Mesh && !node.geometry.index) node.geometry = mergeVertices(node.geometry, 1e-5)
  })
}

/** A sparse cloud of the object's vertices in world space, enough to find its outline. */
export function outlinePoints(root: Object3D): { points: readonly Vector3[]; triangles: number } {
  const points: Vector3[] = []
  let triangles = 0
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const position = node.geometry.getAttribute('position')
    triangles += (node.geometry.index?.count ?? position.count) / 3
    const stride = Math.max(1, Math.floor(position.count / 1500))
    for (let i = 0; i < position.count; i += stride) {
      points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld))
    }
  })
  return { points, triangles: Math.round(triangles) }
}

interface Extent {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

function extentOf(points: readonly Vector3[], camera: PerspectiveCamera): Extent {
  let [left, right, bottom, top] = [9, -9, 9, -9]
  const projected = new Vector3()
  for (const point of points) {
    projected.copy(point).project(camera)
    left = Math.min(left, projected.x)
    right = Math.max(right, projected.x)
    bottom = Math.min(bottom, projected.y)
    top = Math.max(top, projected.y)
  }
  return { left, right, bottom, top }
}

/** Box of the object without shadow in pixels from the top left, cut to the frame: x, y, width, height. */
export function pixelBox(
  points: readonly Vector3[],
  camera: PerspectiveCamera,
  size: number,
): [number, number, number, number] {
  const extent = extentOf(points, camera)
  const pixel = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * size)
  const x = pixel((extent.left + 1) / 2)
  const y = pixel((1 - extent.top) / 2)
  return [x, y, pixel((extent.right + 1) / 2) - x, pixel((1 - extent.bottom) / 2) - y]
}

/** Aims and zooms until the object (or its detail) fills the share of the frame that the view sets. */
export function frameObject(
  points: readonly Vector3[],
  centre: Vector3,
  root: Object3D,
  view: View,
): PerspectiveCamera {
  const lens = view.lens ?? 22
  const camera = new PerspectiveCamera(lens, 1, 0.1, 80)
  const halfHeight = 1.25
  const distance = halfHeight / Math.tan((lens * RADIANS) / 2)
  const elevation = (view.elevation ?? 14) * RADIANS
  const away = new Vector3(0, Math.sin(elevation), Math.cos(elevation))
  const target = centre.clone()
  const aim = (): void => {
    camera.position.copy(target).addScaledVector(away, distance)
    camera.lookAt(target)
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld(true)
  }
  if (view.focus) {
    target.copy(root.localToWorld(new Vector3(...view.focus.at)))
    camera.zoom = halfHeight / (view.focus.radius * root.scale.x)
    aim()
    return camera
  }
  const fill = view.fill ?? 0.84
  for (let round = 0; round < 6; round++) {
    aim()
    const extent = extentOf(points, camera)
    const grow = (2 * fill) / Math.max(extent.right - extent.left, extent.top - extent.bottom)
    const step = halfHeight / camera.zoom
    const dx = ((extent.left + extent.right) / 2) * step
    const dy = ((extent.bottom + extent.top) / 2 - (view.lift ?? 0.04) / grow) * step
    target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 0), dx)
    target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 1), dy)
    camera.zoom *= grow
  }
  aim()
  return camera
}
