import { buying } from './buying.ts'
import type { Fault } from './fault.ts'
import { goods } from './goods.ts'
import { ordering } from './ordering.ts'
import { owners } from './owners.ts'
import { segments } from './segments.ts'
import { shapes } from './shapes.ts'

export const faults: readonly Fault[] = [...shapes, ...goods, ...buying, ...ordering, ...owners, ...segments]
