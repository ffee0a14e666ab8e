import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueLooks } from '../../seed/looks/catalogue-looks.ts'
import type { PictureRef } from '../db/schema.ts'

/** The drawing of a variant with its dimensions, or null where there is none of just this size. */
export type DrawingOf = (variantId: number, name: string) => PictureRef | null

/** Drawings are square. */
const SIDE = 1000

/** References of the drawings that exist. Looks that are the same share a drawing. */
export function drawingRefs(packageRoot: string): DrawingOf {
  const folder = join(packageRoot, 'sandbox/assets/drawings')
  const drawn = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const names = new Map<number, string>()
  if (drawn.size > 0)
    for (const { variantId, name } of catalogueLooks()) if (drawn.has(`${name}.svg`)) names.set(variantId, name)
  return (variantId, title) => {
    const name = names.get(variantId)
    if (name === undefined) return null
    return { path: `drawings/${name}.png`, alt: `Rozměry v milimetrech: ${title}`, width: SIDE, height: SIDE }
  }
}
