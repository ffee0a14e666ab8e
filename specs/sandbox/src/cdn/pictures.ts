import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { createDiskCache } from './disk-cache.ts'
import { createMemory } from './memory.ts'
import { findOriginal, type Original } from './original.ts'
import { withoutInvisiblePixels } from './invisible-pixels.ts'
import { createQueue } from './queue.ts'
import { createSharedWork } from './shared-work.ts'
import type { Style, PicturePath } from './style.ts'

const AT_ONCE = 2
const WAITING = 320
// a page has up to about 120, of which browsers request a part
const WAITING_EACH = 160
const MEMORY_BYTES = 16 * 1024 * 1024
export const DISK_BYTES = 256 * 1024 * 1024

/** The client of a picture request. */
export interface PictureClient {
  /** Identifies the client; clients take turns. */
  readonly client: string
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}

export interface Pictures {
  /**
   * The resized picture, or undefined when there is no such original.
   *
   * @throws the refusal `rate_limited` with status 503 when the queue is full
   */
  render(requested: PicturePath, style: Style, client: PictureClient): Promise<Buffer | undefined>
}

export interface PictureFolders {
  /** Folders of the originals. */
  readonly assets: string
  /** Folder that caches resized pictures, up to `cacheBytes`. */
  readonly cache: string
  readonly cacheBytes?: number | undefined
  /** Finds originals that are not files: uploads of customers. */
  readonly sent?: (name: string) => Promise<Original | undefined>
}

/** Changes when pictures are encoded in another way, so that those of the disk cache are not used. */
const ENCODING = 4

/** Pictures in all sizes, made from the originals. */
export function createPictures({ assets, cache, cacheBytes = DISK_BYTES, sent }: PictureFolders): Pictures {
  // one thread per picture: two are resized at a time, and the shop shares the machine
  sharp.concurrency(1)
  sharp.cache(false)
  const memory = createMemory(MEMORY_BYTES)
  const disk = createDiskCache(cache, cacheBytes)
  const inTurn = createQueue({ atOnce: AT_ONCE, waiting: WAITING, waitingEach: WAITING_EACH })
  const shared = createSharedWork<Buffer>()

  return {
    async render(requested, style, { client, signal }) {
      const original = (await sent?.(requested.name)) ?? (await findOriginal(join(assets, requested.name)))
      if (original === undefined) return undefined
      const key = createHash('sha256')
        .update(JSON.stringify([requested, style, original.changed, original.bytes, ENCODING]))
        .digest('hex')
      const remembered = memory.get(key)
      if (remembered !== undefined) return remembered
      return shared(key, signal, async (workSignal) => {
        const file = `${key}.${requested.format}`
        // without a working disk cache the picture is resized again, but still sent
        const cached = await disk.get(file).catch(() => undefined)
        const data = cached ?? (await inTurn(client, workSignal, () => resize(original, requested.format, style)))
        if (cached === undefined) await disk.set(file, data).catch(() => undefined)
        memory.set(key, data)
        return data
      })
    },
  }
}

async function resize(
  original: Original,
  format: PicturePath['format'],
  { width, height, crop, upscale }: Style,
): Promise<Buffer> {
  // drawings are vector graphics and are rendered in the requested size
  const density = original.format === 'svg' && width > 640 ? 144 : 72
  const sized = sharp(await original.read(), { limitInputPixels: 50_000_000, density }).resize({
    width,
    height,
    fit: crop ? 'cover' : 'inside',
    withoutEnlargement: !upscale,
  })
  switch (format) {
    case 'avif':
      // as fast as webp with this effort, and half the bytes; large styles are shown at a high density
      return (await withoutInvisiblePixels(sized)).avif({ quality: width < 300 ? 55 : 44, effort: 2 }).toBuffer()
    case 'webp':
      return sized.webp({ quality: 80, alphaQuality: 90 }).toBuffer()
    case 'png':
      return sized.png({ palette: true, effort: 4 }).toBuffer()
  }
}
