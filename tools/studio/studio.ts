import {
  BasicShadowMap,
  Group,
  Mesh,
  NoToneMapping,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Texture } from 'three'
import { expose } from './accumulate.ts'
import { frameObject, outlinePoints, pixelBox, poseObject, shareVertices } from './camera.ts'
import { shadowCatcher } from './floor.ts'
import { turnBy } from './geometry/parts.ts'
import { plainLook, viewOf } from './look.ts'
import { models } from './models/index.ts'
import { cardIrradiance, createRig, sampleRig, seeded } from './rig.ts'
import { openDarkroom } from './tone.ts'
import type { Darkroom } from './tone.ts'
import type { Rig } from './rig.ts'
import type { Order, Picture } from './types.ts'

/** Linear value of a white card facing the camera: a little grey, so that white goods keep their form. */
const WHITE_CARD = 0.78

declare global {
  interface Window {
    /** Kinds in catalogue order with their colours, default first. */
    takePicture(order: Order): Picture
  }
}

interface Studio {
  readonly renderer: WebGLRenderer
  readonly darkroom: Darkroom
  readonly roomFor: (floorGlow: number) => Room
}

function openRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({
    antialias: false,
    alpha: true,
    preserveDrawingBuffer: true,
    premultipliedAlpha: false,
  })
  renderer.shadowMap.enabled = true
  // One hard look-up per light: softness comes from averaging some two hundred lights.
  renderer.shadowMap.type = BasicShadowMap
  renderer.autoClear = false
  renderer.toneMapping = NoToneMapping
  renderer.setPixelRatio(1)
  document.body.appendChild(renderer.domElement)
  return renderer
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(text)
}

interface Room {
  readonly rig: Rig
  readonly reflections: Texture
  /** Exposure that shows a white card facing the camera as it should be. */
  readonly exposure: number
}

/** Lights the room once for each brightness of the floor. */
function openRooms(renderer: WebGLRenderer): (floorGlow: number) => Room {
  const generator = new PMREMGenerator(renderer)
  const rooms = new Map<number, Room>()
  return (floorGlow) => {
    const known = rooms.get(floorGlow)
    if (known) return known
    const rig = createRig(floorGlow)
    const reflections = generator.fromEquirectangular(rig.texture).texture
    const room = { rig, reflections, exposure: WHITE_CARD / (cardIrradiance(rig) / Math.PI) }
    rooms.set(floorGlow, room)
    return room
  }
}

function takePicture({ renderer, darkroom, roomFor }: Studio, order: Order): Picture {
  const { quality } = order
  const model = models.find((candidate) => candidate.kind === order.kind)
  if (!model?.colours.includes(order.colour)) throw new Error(`Unknown picture: ${order.kind} ${order.colour}`)
  const look = plainLook(order.kind, order.colour)
  const view = viewOf(model, look, order.view)
  renderer.setSize(quality.size, quality.size)

  const root = new Group()
  root.add(model.build(look))
  turnBy(root, order.turn ?? 0)
  shareVertices(root)
  const scene = new Scene()
  scene.add(root)
  const { centre } = poseObject(root, view)
  const { points, triangles } = outlinePoints(root)
  const camera = frameObject(points, centre, root, view)
  const box = pixelBox(points, camera, quality.size)

  const room = roomFor(view.floorGlow ?? 1)
  scene.environment = room.reflections
  const random = seeded(7)
  const samples = sampleRig(room.rig, quality.frames * quality.lights, random)
  const floor = view.floor === false ? undefined : shadowCatcher(centre, samples, quality.size)
  const exposure = expose({ renderer, darkroom, scene, camera, centre, quality, random }, samples, floor)

  const out = new WebGLRenderTarget(quality.size, quality.size, { depthBuffer: false })
  darkroom.develop(
    exposure.sum.texture,
    { factor: 1 / exposure.frames, exposure: room.exposure * (view.exposure ?? 1) },
    out,
  )
  const pixels = new Uint8Array(quality.size * quality.size * 4)
  renderer.readRenderTargetPixels(out, 0, 0, quality.size, quality.size, pixels)
  renderer.setRenderTarget(null)

  exposure.dispose()
  out.dispose()
  scene.traverse((node) => {
    // Materials stay: disposing of them would throw away shaders that take seconds to compile and that the next picture needs.
    if (node instanceof Mesh) node.geometry.dispose()
  })
  return { pixels: base64(pixels), size: quality.size, triangles, box }
}

const renderer = openRenderer()
const studio: Studio = { renderer, darkroom: openDarkroom(renderer), roomFor: openRooms(renderer) }
Object.assign(window, {
  takePicture: (order: Order) => takePicture(studio, order),
})
