import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export interface KeptFileOptions {
  /** Path of the compressed file; its folder is created. */
  readonly path: string
  /** Writes the text of the file part by part. */
  readonly write: () => AsyncIterable<string>
  /** Milliseconds after which it is written anew. */
  readonly freshMs: number
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface KeptFile {
  /**
   * Path of a whole file, compressed by gzip; written first if there is none. An old file is returned while it is written
   * anew, and as long as that fails.
   */
  get(): Promise<string>
}

/** A large text that is written to disk, compressed and at most once at a time, instead of being held in memory. */
export function createKeptFile({ path, write, freshMs, now, onError }: KeptFileOptions): KeptFile {
  let writing: Promise<void> | undefined
  let writtenAt: number | undefined

  async function writeFile(): Promise<void> {
    const half = `${path}.part`
    try {
      await mkdir(dirname(path), { recursive: true })
      await pipeline(Readable.from(write()), createGzip(), createWriteStream(half))
      await rename(half, path)
      writtenAt = now()
    } catch (error) {
      await rm(half, { force: true })
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
