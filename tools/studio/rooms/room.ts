import type { Object3D, Vector3 } from 'three'
import type { Mounting } from '../types.ts'
import type { Chance } from './chance.ts'

export type Triple = readonly [x: number, y: number, z: number]

/** A rectangle of light that no camera sees: daylight of a window, or the bulb of a lamp. */
export interface Light {
  readonly at: Triple
  readonly towards: Triple
  readonly width: number
  readonly height: number
  /** sRGB. */
  readonly colour: number
  /** Radiance; a white wall in plain daylight has about 1. */
  readonly strength: number
}

export interface Sun {
  readonly towards: Triple
  readonly strength: number
}

/** How a product is fixed, which decides how its model is turned (`hang.ts`). */
export type Mount = 'wall' | 'ceiling' | 'floor' | 'table' | 'duct' | 'overhead'

/** What is to be shown. `size` is its box in centimetres as it is mounted; `radius` that of its duct, or 0. */
export interface Thing {
  readonly kind: string
  readonly mount: Mount
  readonly size: Vector3
  readonly radius: number
  /** Half of its length between the ducts that it connects. */
  readonly reach: number
  readonly mounting: Mounting
  /** Whether the room will be mirrored, so that writing must be mirrored before. */
  readonly isMirrored?: boolean
  /** Where the point of its back, foot, top or axis lies in the space of its model. */
  readonly base: Vector3
}

/** Where the product is: the point of its back, foot, top or axis, and its turn round the vertical in degrees. */
export interface Spot {
  readonly at: Triple
  readonly turn?: number
}

/** A camera at `eye`; `frame` is the width in centimetres that is seen at the target. */
export interface Shot {
  readonly eye: Triple
  readonly target: Triple
  readonly frame: number
}

/** A room with all that stands in it. Its back wall is z = 0, its floor y = 0; it is open towards the camera. */
export interface Furnished {
  readonly object: Object3D
  /** What holds or connects the product, in the space of its model: it is placed and turned with it. */
  readonly fitting?: Object3D
  /** The middle of the socket on the back wall to which the cable of the product goes, which lies on what it stands on. */
  readonly socket?: Triple
  readonly lights: readonly Light[]
  readonly sun?: Sun
  /** Light that comes through the open side, and its strength. */
  readonly fill: readonly [colour: number, strength: number]
  readonly spot: Spot
  readonly shot: Shot
}

export interface Room {
  readonly name: string
  /** Kinds of products that are used there, and how they are fixed. */
  readonly holds: Readonly<Record<string, Mount>>
  readonly furnish: (chance: Chance, thing: Thing) => Furnished
}
