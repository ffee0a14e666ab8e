import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of `manifest.json`; `box` is the object without its shadow: x, y, width, height in pixels. */
export interface ManifestEntry {
  readonly file: string
  readonly kind: string
  readonly colour: string
  readonly view: string
  /** Name of the look that is shown. */
  readonly look: string
  /** The room of a scene, view s. */
  readonly room?: string
  /** Changes with the model, its materials and the light. */
  readonly hash: string
  /** What it looks like, for comparing it with others. */
  readonly print: string
  readonly width: number
  readonly height: number
  readonly box: readonly [number, number, number, number]
}

export interface Manifest {
  has(file: string, hash: string): boolean
  record(entry: ManifestEntry): void
}

/** Opens the list of finished pictures of a folder. Every record is written at once;
 * lines whose file is gone are dropped. */
export function openManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json')
  const exists = ({ file }: ManifestEntry): boolean => existsSync(join(folder, file))
  const old: readonly ManifestEntry[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  const entries = new Map(old.filter(exists).map((entry) => [entry.file, entry]))
  return {
    has: (file, hash) => entries.get(file)?.hash === hash,
    record: (entry) => {
      entries.set(entry.file, entry)
      const sorted = [...entries.values()].filter(exists).sort((one, other) => (one.file < other.file ? -1 : 1))
      const lines = sorted.map((line) => `  ${JSON.stringify(line)}`).join(',\n')
      writeFileSync(`${path}.new`, `[\n${lines}\n]\n`)
      renameSync(`${path}.new`, path)
    },
  }
}
