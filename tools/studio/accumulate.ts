import {
  DirectionalLight,
  DoubleSide,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  NearestFilter,
  RGBAFormat,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three'
import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { depthFirstRenderer } from './depth-pass.ts'
import { shuffled } from './rig.ts'
import type { LightSample } from './rig.ts'
import { attachPass } from './surface.ts'
import type { PassUniforms } from './surface.ts'
import type { Darkroom } from './tone.ts'
import type { Quality } from './types.ts'

const GOLDEN = 0.61803398875

/** Average of many cheap frames: soft shadows, occlusion and smooth edges come from the sum, not from one frame. */
export interface Exposure {
  readonly sum: WebGLRenderTarget
  readonly frames: number
  dispose(): void
}

export interface Shot {
  readonly renderer: WebGLRenderer
  readonly darkroom: Darkroom
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly centre: Vector3
  readonly quality: Quality
  readonly random: () => number
}

const target = (size: number, half: boolean, depthBuffer: boolean): WebGLRenderTarget =>
  new WebGLRenderTarget(size, size, {
    type: half ? HalfFloatType : FloatType,
    format: RGBAFormat,
    minFilter: half && !depthBuffer ? LinearFilter : NearestFilter,
    magFilter: half && !depthBuffer ? LinearFilter : NearestFilter,
    depthBuffer,
  })

/** The object fits a unit sphere, so a shadow map of that size catches every shadow it can throw. */
function hangLights({ scene, centre, quality }: Shot): readonly DirectionalLight[] {
  return Array.from({ length: quality.lights }, () => {
    const light = new DirectionalLight(0xffffff, 1)
    light.castShadow = true
    light.shadow.mapSize.set(quality.shadowMap, quality.shadowMap)
    const frustum = light.shadow.camera
    frustum.left = frustum.bottom = -1.04
    frustum.right = frustum.top = 1.04
    frustum.near = 0.5
    frustum.far = 8
    light.shadow.bias = -0.0002
    light.shadow.normalBias = 0.0025
    light.target.position.copy(centre)
    scene.add(light, light.target)
    return light
  })
}

/** Moves the lens by part of a pixel (Gaussian), a different way each frame. */
function jitter(camera: PerspectiveCamera, size: number, frame: number, frames: number): void {
  const radius = Math.sqrt(-2 * Math.log(1 - ((frame + 0.5) / frames) * 0.97)) * 0.42
  const angle = ((frame * GOLDEN) % 1) * 2 * Math.PI
  camera.setViewOffset(size, size, radius * Math.cos(angle), radius * Math.sin(angle), size, size)
}

function sphere(count: number): readonly LightSample[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count
    const radius = Math.sqrt(1 - y * y)
    const turn = i * 2.39996323
    return { direction: new Vector3(radius * Math.cos(turn), y, radius * Math.sin(turn)), colour: [1, 1, 1] }
  })
}

/**
 * Renders `quality.frames` frames lit by `samples` (frames x lights of them) and sums them. First a white pass under an even
 * sky finds out where parts hide each other; that map damps the reflections. `floor` joins after that pass.
 */
export function expose(shot: Shot, samples: readonly LightSample[], floor: Mesh | undefined): Exposure {
  const { renderer, darkroom, scene, camera, centre, quality } = shot
  const lights = hangLights(shot)
  const frame = target(quality.size, true, true)
  const sum = target(quality.size, false, false)
  const occlusion = target(quality.size, true, false)
  const uniforms: PassUniforms = {
    occlusion: { value: occlusion.texture },
    resolution: { value: new Vector2(quality.size, quality.size) },
    occlusionOn: { value: 1 },
  }
  scene.traverse((node) => {
    if (node instanceof Mesh && node.material instanceof MeshPhysicalMaterial) attachPass(node.material, uniforms)
  })
  const draw = depthFirstRenderer(renderer, scene)
  const clear = (out: WebGLRenderTarget): void => {
    renderer.setRenderTarget(out)
    renderer.setClearColor(0, 0)
    renderer.clear()
  }
  const render = (from: readonly LightSample[], frames: number, power: number): void => {
    clear(sum)
    for (let i = 0; i < frames; i++) {
      jitter(camera, quality.size, i, frames)
      lights.forEach((light, k) => {
        const sample = from[i * lights.length + k]
        if (!sample) return
        light.position.copy(centre).addScaledVector(sample.direction, 4)
        light.color.setRGB(sample.colour[0] * power, sample.colour[1] * power, sample.colour[2] * power)
      })
      clear(frame)
      draw(camera)
      darkroom.add(frame.texture, sum)
    }
  }

  const environment = scene.environment
  scene.environment = null
  scene.overrideMaterial = new MeshLambertMaterial({ color: 0xffffff, side: DoubleSide })
  const sky = shuffled(sphere(quality.occlusionFrames * lights.length), shot.random)
  render(sky, quality.occlusionFrames, (4 * Math.PI) / lights.length)
  darkroom.scale(sum.texture, 1 / quality.occlusionFrames, occlusion)
  scene.overrideMaterial = null
  scene.environment = environment

  if (floor) scene.add(floor)
  render(samples, quality.frames, quality.frames)
  return {
    sum,
    frames: quality.frames,
    dispose: () => {
      for (const used of [frame, sum, occlusion]) used.dispose()
      for (const light of lights) light.dispose()
    },
  }
}
