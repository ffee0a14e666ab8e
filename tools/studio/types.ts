import type { Object3D } from 'three'

/** `a` three-quarter, `b` seen nearly straight (room for drawn dimensions), `c` close-up of a detail. */
export type ViewName = 'a' | 'b' | 'c'

/** Where the camera stands. Angles in degrees, lengths in centimetres of the model. */
export interface View {
  /** Turn of the object; positive shows more of its left flank. */
  readonly azimuth?: number
  /** Height of the camera above the horizon; negative looks up from below. */
  readonly elevation?: number
  /** Vertical angle of the lens. */
  readonly lens?: number
  /** Share of the frame that the longer side of the object fills. */
  readonly fill?: number
  /** Upward shift of the object in the frame, so that its shadow has room. */
  readonly lift?: number
  /** False for what hangs from a ceiling or shows only a detail. */
  readonly floor?: boolean
  /** Brightness of the light that comes back from the floor. */
  readonly floorGlow?: number
  readonly exposure?: number
  /** Point of interest of a close-up and the radius that fills the frame. */
  readonly focus?: { readonly at: readonly [number, number, number]; readonly radius: number }
}

/** One kind of product: how it is built from its parameters, its colour variants and its three views. */
export interface Model<P = unknown> {
  readonly kind: string
  /** Parameters by colour name; the first is the default colour. */
  readonly colours: Readonly<Record<string, P>>
  readonly views: Readonly<Record<ViewName, View>>
  build(parameters: P): Object3D
}

/** Ties the parameter type of `build` to that of `colours`, then forgets it so that models fit one list. */
export const defineModel = <P>(model: Model<P>): Model => ({
  ...model,
  build: (parameters) => model.build(parameters as P),
})

export interface Quality {
  /** Width and height of the square picture in pixels. */
  readonly size: number
  /** Jittered frames; each carries `lights` shadow-casting lights. */
  readonly frames: number
  readonly lights: number
  readonly occlusionFrames: number
  readonly shadowMap: number
}

export interface Order {
  readonly kind: string
  readonly colour: string
  readonly view: ViewName
  readonly quality: Quality
  /** How far a fan's blades are turned, in radians; for films. */
  readonly turn?: number
}

/** What the page hands back: straight-alpha RGBA rows from the bottom up, base64. */
export interface Picture {
  readonly pixels: string
  readonly size: number
  readonly triangles: number
  /** Bounding box of the object without its shadow: x, y, width, height in pixels from the top left. */
  readonly box: readonly [number, number, number, number]
}

export interface KindColours {
  readonly kind: string
  readonly colours: readonly string[]
}
