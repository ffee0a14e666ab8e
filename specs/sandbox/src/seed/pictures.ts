import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPicture } from '../../seed/content/types.ts'
import type { PictureEntry } from '../../seed/pictures.ts'
import type { PictureRef } from '../db/schema.ts'
import { sceneAlt } from './scenes.ts'

interface ManifestEntry extends PictureEntry {
  readonly width: number
  readonly height: number
}

/** Existing pictures, from their manifest. */
export function readManifest(packageRoot: string): readonly ManifestEntry[] {
  const file = join(packageRoot, 'sandbox/assets/products/manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ManifestEntry[]) : []
}

/** Folders of illustrations of places, people and companies, with their sizes. */
const DRAWN: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  articles: { width: 960, height: 540 },
  branches: { width: 960, height: 480 },
  brands: { width: 320, height: 160 },
  interiors: { width: 640, height: 480 },
  pages: { width: 1408, height: 320 },
  sections: { width: 240, height: 240 },
  people: { width: 128, height: 128 },
}

export type PictureOf = (file: string, alt: string) => PictureRef

/**
 * References of a picture file in responses: the original counts as PNG, an appended `.webp` selects the variant. The
 * alternative text of a scene describes the surroundings of the product.
 */
export function pictureRefs(manifest: readonly ManifestEntry[]): PictureOf {
  const sizes = new Map(manifest.map(({ file, width, height }) => [file, { width, height }]))
  const rooms = new Map(manifest.flatMap(({ file, room }) => (room === undefined ? [] : [[file, room] as const])))
  return (file, title) => {
    const room = rooms.get(file)
    const alt = room === undefined ? title : sceneAlt(room, title)
    const path = file.replace(/\.(avif|webp|svg)$/, '.png')
    const [folder = '', name] = path.split('/')
    return name === undefined ? { path: `products/${path}`, alt, ...sizes.get(file) } : { path, alt, ...DRAWN[folder] }
  }
}

/** Pictures that editors chose; null for one that does not exist. */
export function shownBy(picture: PictureOf): (chosen: ContentPicture) => PictureRef | null {
  return ({ file, alt }) => (file === null ? null : picture(file, alt))
}
