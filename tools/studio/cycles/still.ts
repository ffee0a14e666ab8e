import { createHash } from 'node:crypto'
import { Group } from 'three'
import { frameObject, outlinePoints, pixelBox, poseObject } from '../camera.ts'
import { viewOf } from '../look.ts'
import { cardIrradiance, createRig } from '../rig.ts'
import type { Look, Model, View, ViewName } from '../types.ts'
import { massesOf } from './meshes.ts'
import type { Mass } from './meshes.ts'

/** Raise it when the light, the materials or the development change: all pictures are taken again. */
export const RIG_VERSION = 2

/** Linear brightness of a white card that faces the camera. */
const WHITE_CARD = 0.8

/** A posed model in front of a camera. Matrices are column by column, as three.js keeps them. */
export interface Still {
  readonly masses: readonly Mass[]
  readonly object: readonly number[]
  readonly camera: readonly number[]
  /** Angle of the lens in radians, zoom included. */
  readonly angle: number
  readonly floor: boolean
  readonly floorGlow: number
  /** Factor from the light of the rig to that of the picture. */
  readonly exposure: number
  readonly box: readonly [number, number, number, number]
}

const exposures = new Map<number, number>()

function exposureOf({ floorGlow = 1, exposure = 1 }: View): number {
  const known = exposures.get(floorGlow) ?? (WHITE_CARD * Math.PI) / cardIrradiance(createRig(floorGlow))
  exposures.set(floorGlow, known)
  return known * exposure
}

export function stillOf(model: Model, look: Look, name: ViewName, size: number): Still {
  const view = viewOf(model, look, name)
  const root = new Group()
  root.add(model.build(look))
  const masses = massesOf(root)
  const { centre } = poseObject(root, view)
  const { points } = outlinePoints(root)
  const camera = frameObject(points, centre, root, view)
  return {
    masses,
    object: root.matrixWorld.toArray(),
    camera: camera.matrixWorld.toArray(),
    angle: 2 * Math.atan(Math.tan((camera.fov * Math.PI) / 360) / camera.zoom),
    floor: view.floor !== false,
    floorGlow: view.floorGlow ?? 1,
    exposure: exposureOf(view),
    box: pixelBox(points, camera, size),
  }
}

/** Changes whenever the picture would. */
export function hashOf({ masses, ...rest }: Still, samples: number): string {
  const hash = createHash('sha256').update(
    JSON.stringify([RIG_VERSION, samples, rest, masses.map(({ material }) => material)]),
  )
  for (const { positions, indices } of masses) hash.update(positions).update(indices)
  return hash.digest('hex').slice(0, 12)
}

/** A still as two files: a description, and the numbers of its meshes one after another. */
export function packed(still: Pick<Still, 'masses'>): {
  readonly json: object
  readonly buffers: readonly Uint8Array[]
} {
  const { masses, ...rest } = still
  const buffers = masses.flatMap(({ positions, rest: at, indices }) =>
    [positions, at, indices].map((list) => new Uint8Array(list.buffer)),
  )
  return {
    json: {
      ...rest,
      masses: masses.map(({ material, positions, indices }) => ({
        material,
        vertices: positions.length / 3,
        triangles: indices.length / 3,
      })),
    },
    buffers,
  }
}
