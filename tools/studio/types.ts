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

/** What a product looks like, as plain facts of a catalogue. */
export interface Look {
  readonly kind: string
  /** Slug of the brand, which has a form of its own in `brands.ts`. */
  readonly brand: string
  /** Product line of the brand within the kind: lines differ in form. */
  readonly line: number
  readonly colour: string
  /** Facts that change the form, such as `diameter` in millimetres, `timer` or `light`. */
  readonly facts: Readonly<Record<string, number | string | boolean>>
}

/** How large products of a family are, all in one unit, so that small ones are shown smaller than large ones. */
export interface Sizes {
  readonly of: (look: Look) => number
  /** The size for which the views were chosen. */
  readonly usual: number
  readonly largest: number
}

type Spot = readonly [x: number, y: number, z: number]

/** The measures by which a product is installed, in the space of its model: rooms build what holds it from them. */
export interface Mounting {
  /** Where its feet rest: their lower side, where they are bolted, and how far the product reaches to front and back. */
  readonly feet?: { readonly y: number; readonly x: readonly number[]; readonly z: number; readonly deep: number }
  /** Half of the sides of the hole it needs in a wall, and where its front plate begins. */
  readonly hole?: { readonly x: number; readonly y: number; readonly back: number; readonly plate: number }
  /** Ends that look upwards. */
  readonly tops?: { readonly radius: number; readonly at: readonly Spot[] }
  /** An outlet with a rectangular flange that looks upwards: its middle and half of its sides. */
  readonly outlet?: { readonly at: Spot; readonly x: number; readonly z: number }
  /** Ends with flanges, which meet flanges. */
  readonly flanged?: boolean
  /** The free end of its cable gland, which looks to the right or downwards. */
  readonly gland?: { readonly at: Spot; readonly down?: boolean }
}

/** A family of products: how each of its looks is built in centimetres, and how it is seen. */
export interface Model {
  readonly kind: string
  /** The first is the default colour. */
  readonly colours: readonly [string, ...string[]]
  readonly views: Readonly<Record<ViewName, View>>
  readonly sizes?: Sizes
  /** Paths that are traced for each pixel, where thin wires need more than usual. */
  readonly samples?: number
  readonly mounting?: (look: Look) => Mounting
  /** Facts that are missing have defaults. */
  readonly build: (look: Look) => Object3D
}

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
