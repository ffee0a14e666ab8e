import type { Group } from 'three'
import type { Finish } from '../finishes.ts'
import { blades } from './blade.ts'
import type { BladeOptions } from './blade.ts'
import { group, merged, part } from './parts.ts'
import { latheZ } from './solids.ts'

/** Hub with blades that looks along +z. */
export const impeller = (count: number, finish: Finish, options: BladeOptions, hub = options.root * 1.1): Group =>
  group(
    merged(blades(count, { thickness: 0.15, ...options }), finish),
    part(
      latheZ(
        [
          [0, hub * 0.42],
          [hub * 0.85, hub * 0.4, hub * 0.3],
          [hub, hub * 0.1, hub * 0.1],
          [hub, -hub * 0.6],
        ],
        72,
      ),
      finish,
    ),
  )
