import { createHash } from 'node:crypto'
import { Box3, Color, Group, PerspectiveCamera, Vector3 } from 'three'
import { outlinePoints } from '../camera.ts'
import { group, place } from '../geometry/parts.ts'
import { arranged } from '../rooms/arranged.ts'
import { chanceOf } from '../rooms/chance.ts'
import { hang } from '../rooms/hang.ts'
import { lead } from '../rooms/parts/lead.ts'
import type { Light, Room, Shot, Triple } from '../rooms/room.ts'
import type { Look, Model } from '../types.ts'
import { massesOf } from './meshes.ts'
import type { Mass } from './meshes.ts'

/** Raise it when the light, the materials or the development of scenes change. */
export const SCENE_VERSION = 1

/** A furnished room in front of a camera, in centimetres; it is rendered with a light of its own. */
export interface SceneStill {
  readonly masses: readonly Mass[]
  readonly camera: readonly number[]
  /** Horizontal angle of the lens in radians. */
  readonly angle: number
  readonly room: {
    readonly lights: readonly (Omit<Light, 'colour'> & { readonly colour: readonly number[] })[]
    readonly sun: { readonly towards: Triple; readonly strength: number } | null
    readonly fill: readonly number[]
  }
  /** The product's bounding box in pixels: x, y, width, height. */
  readonly box: readonly [number, number, number, number]
}

export interface Frame {
  readonly width: number
  readonly height: number
}

const linear = (colour: number): number[] => new Color(colour).toArray().map((value) => Math.round(value * 1e4) / 1e4)
const mirrored = ([x, y, z]: Triple): Triple => [-x, y, z]

function cameraOf(
  { eye, target, frame }: Shot,
  { width, height }: Frame,
): { camera: PerspectiveCamera; angle: number } {
  const away = new Vector3(...eye).distanceTo(new Vector3(...target))
  const angle = 2 * Math.atan(frame / 2 / away)
  const upright = 2 * Math.atan((Math.tan(angle / 2) * height) / width)
  const camera = new PerspectiveCamera((upright * 180) / Math.PI, width / height, 1, 5000)
  camera.position.set(...eye)
  camera.lookAt(...target)
  camera.updateMatrixWorld(true)
  return { camera, angle }
}

/** What is seen of a product, from -1 to 1 across and upwards. */
const seenBy = (camera: PerspectiveCamera, points: readonly Vector3[]): Box3 =>
  new Box3().setFromPoints(points.map((point) => point.clone().project(camera)))

/**
 * A product keeps so far from the middle at most, and is so large at least and at most; 1 is half of the picture. Galleries
 * show the middle square, which ends at 0.75 across.
 */
const ACROSS = 0.7
const UP = 0.88
const LEAST = 0.46
const MOST = 1.5

/** The shot of a room, turned and zoomed as little as necessary to show the complete product, large enough. */
function aimed(shot: Shot, points: readonly Vector3[], frame: Frame): Shot {
  let aim = shot
  for (let round = 0; round < 8; round += 1) {
    const { camera } = cameraOf(aim, frame)
    const { min, max } = seenBy(camera, points)
    const large = Math.max(max.x - min.x, max.y - min.y)
    const zoom = large > MOST ? large / MOST : large < LEAST ? large / LEAST : 1
    const over = (low: number, high: number, edge: number): number => Math.max(0, high - edge) + Math.min(0, low + edge)
    // a product that is brought nearer stays at its place in the picture
    const nearer = Math.max(0, 1 - zoom)
    const across = ((over(min.x, max.x, ACROSS) + nearer * ((min.x + max.x) / 2)) * aim.frame) / 2
    const up = ((over(min.y, max.y, UP) + nearer * ((min.y + max.y) / 2)) * aim.frame * frame.height) / frame.width / 2
    if (zoom === 1 && across === 0 && up === 0) return aim
    const target = new Vector3(...aim.target)
      .addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 0), across)
      .addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 1), up)
    aim = { ...aim, target: target.toArray(), frame: aim.frame * zoom }
  }
  return aim
}

function boxOf(points: readonly Vector3[], camera: PerspectiveCamera, { width, height }: Frame): SceneStill['box'] {
  const { min, max } = seenBy(camera, points)
  const pixel = (value: number, most: number): number => Math.round(Math.min(1, Math.max(0, value)) * most)
  const [x, y] = [pixel((min.x + 1) / 2, width), pixel((1 - max.y) / 2, height)]
  return [x, y, pixel((max.x + 1) / 2, width) - x, pixel((1 - min.y) / 2, height) - y]
}

/** A product in a room, and a camera that sees it. */
export interface Stage extends Omit<SceneStill, 'masses'> {
  readonly scene: Group
}

/** Furnishes a room round a product: the name of its look chooses colours, tiles and the side of the daylight. */
export function stageOf(room: Room, model: Model, look: Look, name: string, frame: Frame): Stage {
  const mount = room.holds[look.kind]
  if (mount === undefined) throw new Error(`The room ${room.name} holds no ${look.kind}.`)
  const chance = chanceOf(`${room.name} ${name}`)
  const flipped = chance.maybe(0.5)
  const { object, thing } = hang(model, look, mount)
  const furnished = room.furnish(chance, { ...thing, isMirrored: flipped })
  const { object: furniture, fitting, socket, lights, sun, fill } = furnished
  const { spot, shot } = arranged(name, furnished)
  if (socket) furniture.add(lead(object, thing.size.z, spot, socket))
  furniture.scale.x = flipped ? -1 : 1
  const turn = ((spot.turn ?? 0) * Math.PI) / 180
  object.position.set(...(flipped ? mirrored(spot.at) : spot.at))
  object.rotation.y = flipped ? -turn : turn
  const scene = new Group()
  scene.add(furniture, object)
  scene.updateMatrixWorld(true)
  const { points } = outlinePoints(object)
  // the mounting is not part of the outline, so that the camera frames only the product
  if (fitting) object.add(place(group(fitting), thing.base.clone().negate().toArray()))
  object.updateMatrixWorld(true)
  const start = flipped ? { ...shot, eye: mirrored(shot.eye), target: mirrored(shot.target) } : shot
  const { camera, angle } = cameraOf(aimed(start, points, frame), frame)
  return {
    scene,
    camera: camera.matrixWorld.toArray(),
    angle,
    room: {
      lights: lights.map((light) => ({
        ...light,
        ...(flipped && { at: mirrored(light.at), towards: mirrored(light.towards) }),
        colour: linear(light.colour),
      })),
      sun: sun === undefined ? null : flipped ? { ...sun, towards: mirrored(sun.towards) } : sun,
      fill: linear(fill[0]).map((value) => value * fill[1]),
    },
    box: boxOf(points, camera, frame),
  }
}

export function sceneStillOf(...args: Parameters<typeof stageOf>): SceneStill {
  const { scene, ...rest } = stageOf(...args)
  return { masses: massesOf(scene), ...rest }
}

/** Changes whenever the picture would. */
export function sceneHashOf({ masses, ...rest }: SceneStill, frame: Frame, samples: number): string {
  const hash = createHash('sha256').update(
    JSON.stringify([SCENE_VERSION, samples, frame, rest, masses.map(({ material }) => material)]),
  )
  for (const { positions, indices } of masses) hash.update(positions).update(indices)
  return hash.digest('hex').slice(0, 12)
}
