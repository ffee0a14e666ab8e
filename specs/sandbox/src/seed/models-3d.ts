import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The path of the 3D model of a look; null if there is none. */
export type ModelOf = (look: string | null) => string | null

/** Paths of the 3D models that exist, under the uploads of the content service. */
export function modelPaths(packageRoot: string): ModelOf {
  const folder = join(packageRoot, 'sandbox/assets/models')
  const existing = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return (look) => (existing.has(`${look}.glb.br`) ? `models/${look}.glb` : null)
}
