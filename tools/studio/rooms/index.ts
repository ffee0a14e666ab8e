import { attic } from './attic.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { children } from './children.ts'
import { corridor } from './corridor.ts'
import { hall } from './hall.ts'
import { kitchen } from './kitchen.ts'
import { laundry } from './laundry.ts'
import { living } from './living.ts'
import { office } from './office.ts'
import { roof } from './roof.ts'
import type { Room } from './room.ts'
import { wc } from './wc.ts'
import { workshop } from './workshop.ts'

/** All rooms; a product that suits several takes one by its name. */
export const rooms: readonly Room[] = [
  ...[bathroom, wc, kitchen, bedroom, living, children, office],
  ...[workshop, attic, laundry, corridor, hall, roof],
]
