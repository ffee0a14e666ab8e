import type { Furnished, Triple } from './room.ts'

/** How a photographer moves a product and the camera for one scene, when the usual place of the room does not suit it. */
interface Arrangement {
  /** Moves the product, in centimetres, before the room is mirrored. */
  readonly move?: Triple
  /** Its turn round the vertical in degrees, instead of that of the room. */
  readonly turn?: number
  /** Moves the camera. */
  readonly eye?: Triple
  /** Moves the point that the camera looks at. */
  readonly target?: Triple
  /** How much less is seen: below 1 is nearer. */
  readonly nearer?: number
}

const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = {
  // wholly on the boards, between the plant and the bedside cupboard
  'stand-fan-34a9c0aa': { move: [-21, 0, -28], nearer: 0.9 },
  'tower-fan-7579df66': { move: [-20, 0, -24], turn: 2, eye: [0, -10, 0], target: [-8, -12, 0], nearer: 0.72 },
  // wholly on the desk, seen so low that the front tube covers the bar behind it
  'desk-fan-de839c89': { move: [9, 0, 8], turn: -17, eye: [-134, -33, -40], target: [8, -6, 0] },
  // no blade is seen along its length, and none in front of its own hub
  'ceiling-fan-c10c474b': { turn: 98 },
  'ceiling-fan-166d57d1': { nearer: 0.8 },
  'ceiling-fan-slim-311aa12c': { turn: 67 },
  'ceiling-fan-slim-4f34d6e6': { turn: 24, nearer: 0.8 },
  'ceiling-fan-slim-fad4900a': { nearer: 0.8 },
}

const moved = ([x, y, z]: Triple, [dx, dy, dz]: Triple = [0, 0, 0]): Triple => [x + dx, y + dy, z + dz]

/** The place of a product and its camera, as the room wants them or as they were arranged for this look. */
export function arranged(name: string, { spot, shot }: Furnished): Pick<Furnished, 'spot' | 'shot'> {
  const own = ARRANGEMENTS[name]
  if (own === undefined) return { spot, shot }
  return {
    spot: { at: moved(spot.at, own.move), turn: own.turn ?? spot.turn ?? 0 },
    shot: {
      eye: moved(shot.eye, own.eye),
      target: moved(shot.target, own.target),
      frame: shot.frame * (own.nearer ?? 1),
    },
  }
}
