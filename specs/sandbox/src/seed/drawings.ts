import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureRef } from '../db/schema.ts'
import { inMarket } from '../market.ts'

/** The drawing of a look with its dimensions; null if there is none. */
export type DrawingOf = (look: string | null, title: string) => PictureRef | null

/** Drawings are square. */
const SIDE = 1000

/** References of the drawings that exist. */
export function drawingRefs(packageRoot: string): DrawingOf {
  const folder = join(packageRoot, 'sandbox/assets/drawings')
  const drawn = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return (look, title) => {
    if (!drawn.has(`${look}.svg.br`)) return null
    return {
      path: `drawings/${look}.png`,
      alt: inMarket({ cs: `Rozměry v milimetrech: ${title}`, sk: `Rozmery v milimetroch: ${title}` }),
      width: SIDE,
      height: SIDE,
    }
  }
}
