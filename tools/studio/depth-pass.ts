import { BackSide, DoubleSide, FrontSide, Mesh, MeshBasicMaterial } from 'three'
import type { Material, Object3D, PerspectiveCamera, Scene, Side, WebGLRenderer } from 'three'

/** Layer of parts with see-through pixels: they must not hide what is behind them in the depth pass. */
export const SEE_THROUGH_LAYER = 1

const depthOnly = (side: Side): Material =>
  new MeshBasicMaterial({
    side,
    // A thin wall that casts with both faces would shade itself in specks.
    shadowSide: side === DoubleSide ? BackSide : null,
    colorWrite: false,
    // A hair behind the true surface, which then still passes the depth test.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 2,
  })

/**
 * Draws every frame twice, first depth alone: the expensive shading then runs once per pixel, whatever the parts hide of
 * each other. Shadow maps are drawn in the first of both.
 */
export function depthFirstRenderer(renderer: WebGLRenderer, scene: Scene): (camera: PerspectiveCamera) => void {
  const bySide = new Map<Side, Material>([FrontSide, BackSide, DoubleSide].map((side) => [side, depthOnly(side)]))
  return (camera) => {
    const swapped: { readonly mesh: Mesh; readonly material: Material | Material[] }[] = []
    scene.traverse((node: Object3D) => {
      if (!(node instanceof Mesh) || Array.isArray(node.material)) return
      swapped.push({ mesh: node, material: node.material })
      node.material = bySide.get(node.material.side) ?? node.material
    })
    const override = scene.overrideMaterial
    scene.overrideMaterial = null
    renderer.shadowMap.autoUpdate = false
    renderer.shadowMap.needsUpdate = true
    camera.layers.set(0)
    renderer.render(scene, camera)
    for (const { mesh, material } of swapped) mesh.material = material
    scene.overrideMaterial = override
    camera.layers.enable(SEE_THROUGH_LAYER)
    renderer.render(scene, camera)
  }
}
