import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

// drawings are text, a quarter as large when compressed
const FORMATS = { avif: 'avif', webp: 'webp', svg: 'svg', 'svg.br': 'svg' } as const

/** A source file of pictures. */
export interface Original {
  readonly file: string
  readonly format: (typeof FORMATS)[keyof typeof FORMATS]
  readonly bytes: number
  readonly changed: number
  /** The content of the file, decompressed. */
  readonly read: () => Promise<Buffer>
}

/** Finds the original of a picture by its path without extension: a photograph, or else a drawing. */
export async function findOriginal(path: string): Promise<Original | undefined> {
  for (const [ending, format] of Object.entries(FORMATS)) {
    const file = `${path}.${ending}`
    const found = await stat(file).catch(() => undefined)
    if (found === undefined) continue
    const read = () => readFile(file).then((data) => (ending.endsWith('.br') ? decompress(data) : data))
    return { file, format, bytes: found.size, changed: found.mtimeMs, read }
  }
  return undefined
}

export const decompress = promisify(brotliDecompress)
