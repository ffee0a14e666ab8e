import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export interface CachedFileOptions {
  /** Path of the compressed file; its folder is created. */
  readonly path: string
  /** Writes the text of the file part by part. */
  readonly write: () => AsyncIterable<string>
  /** Milliseconds after which it is rewritten. */
  readonly freshMs: number
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface CachedFile {
  /**
   * Returns the path of a complete file, compressed by gzip; written first if there is none. An old file is returned while
   * it is rewritten, and as long as that fails.
   */
  get(): Promise<string>
}

/** Caches a large text on disk, compressed, instead of in memory. It is written at most once at a time. */
export function createCachedFile({ path, write, freshMs, now, onError }: CachedFileOptions): CachedFile {
  let writing: Promise<void> | undefined
  let writtenAt: number | undefined

  async function writeFile(): Promise<void> {
    const partial = `${path}.part`
    try {
      await mkdir(dirname(path), { recursive: true })
      await pipeline(Readable.from(write()), createGzip(), createWriteStream(partial))
      await rename(partial, path)
      writtenAt = now()
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }
  const writeOnce = (): Promise<void> => {
    writing ??= writeFile().finally(() => {
      writing = undefined
    })
    return writing
  }
  return {
    async get() {
      const exists = writtenAt !== undefined && (await stat(path).catch(() => undefined)) !== undefined
      if (!exists) await writeOnce()
      else if (now() - (writtenAt ?? 0) > freshMs) writeOnce().catch(onError)
      return path
    },
  }
}
