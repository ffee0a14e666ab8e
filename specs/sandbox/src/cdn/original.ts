import { stat } from 'node:fs/promises'

const FORMATS = ['avif', 'webp', 'svg'] as const

/** A file that a picture is made from. */
export interface Original {
  readonly file: string
  readonly format: (typeof FORMATS)[number]
  readonly bytes: number
  readonly changed: number
}

/** Finds the original of a picture by its path without extension: a photograph, or else a drawing. */
export async function findOriginal(path: string): Promise<Original | undefined> {
  for (const format of FORMATS) {
    const file = `${path}.${format}`
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined) return { file, format, bytes: found.size, changed: found.mtimeMs }
  }
  return undefined
}
