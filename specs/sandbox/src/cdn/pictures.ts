import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createMemory } from './memory.ts'
import { createQueue } from './queue.ts'
import type { Style, Wanted } from './style.ts'

const AT_ONCE = 2
const MEMORY_BYTES = 16 * 1024 * 1024

export interface Pictures {
  /** The picture in its size, or undefined when there is no such original. */
  render(wanted: Wanted, style: Style): Promise<Buffer | undefined>
}

/** Pictures in all sizes, made from the originals in `assets` and kept in `cacheFolder`. */
export function createPictures(assets: string, cacheFolder: string): Pictures {
  // one thread per picture: two are made at a time, and the shop shares the machine
  sharp.concurrency(1)
  sharp.cache(false)
  const memory = createMemory(MEMORY_BYTES)
  const inTurn = createQueue(AT_ONCE)
  const underway = new Map<string, Promise<Buffer>>()

  async function make(original: string, file: string, { format }: Wanted, style: Style): Promise<Buffer> {
    const kept = await readFile(file).catch(() => undefined)
    if (kept !== undefined) return kept
    const data = await inTurn(() => resize(original, format, style))
    await mkdir(cacheFolder, { recursive: true })
    const half = `${file}.${randomUUID()}`
    await writeFile(half, data)
    await rename(half, file)
    return data
  }

  return {
    async render(wanted, style) {
      const original = join(assets, `${wanted.name}.webp`)
      const version = await stat(original).catch(() => undefined)
      if (version === undefined) return undefined
      const key = createHash('sha256')
        .update(JSON.stringify([wanted, style, version.mtimeMs, version.size]))
        .digest('hex')
      const remembered = memory.get(key)
      if (remembered !== undefined) return remembered
      const making = underway.get(key) ?? make(original, join(cacheFolder, `${key}.${wanted.format}`), wanted, style)
      underway.set(key, making)
      try {
        const data = await making
        memory.set(key, data)
        return data
      } finally {
        underway.delete(key)
      }
    },
  }
}

function resize(original: string, format: Wanted['format'], { width, height, crop, upscale }: Style): Promise<Buffer> {
  const sized = sharp(original, { limitInputPixels: 50_000_000 }).resize({
    width,
    height,
    fit: crop ? 'cover' : 'inside',
    withoutEnlargement: !upscale,
  })
  return (
    format === 'webp' ? sized.webp({ quality: 80, alphaQuality: 90 }) : sized.png({ palette: true, effort: 4 })
  ).toBuffer()
}
