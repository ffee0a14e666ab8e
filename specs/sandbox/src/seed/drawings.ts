import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureRef } from '../db/schema.ts'

/** The drawing that goes with the pictures of a variant, with its dimensions; null if there is none. */
export type DrawingOf = (pictures: readonly string[], title: string) => PictureRef | null

/** Drawings are square. */
const SIDE = 1000

/**
 * References of the drawings that exist. A drawing is of one look, so it goes with the pictures of that look only: those of
 * a kind and colour may show another form.
 */
export function drawingRefs(packageRoot: string): DrawingOf {
  const folder = join(packageRoot, 'sandbox/assets/drawings')
  const drawn = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return ([main = ''], title) => {
    const look = main.replace(/-[a-c]\.\w+$/, '')
    if (!drawn.has(`${look}.svg`)) return null
    return { path: `drawings/${look}.png`, alt: `Rozměry v milimetrech: ${title}`, width: SIDE, height: SIDE }
  }
}
