import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DiskCache {
  get(name: string): Promise<Buffer | undefined>
  set(name: string, data: Buffer): Promise<void>
}

const WHOLE = /^[0-9a-f]{64}\.(png|webp|avif)$/
/** A temporary file older than this is abandoned. */
const ABANDONED_MS = 3600 * 1000

/** An LRU cache of files in a folder, up to `limit` bytes. Other files in the folder are not touched. */
export function createDiskCache(folder: string, limit: number): DiskCache {
  /** Bytes by name, the least recently used first. */
  const sizes = new Map<string, number>()
  let total = 0
  let opened: Promise<void> | undefined

  function forget(name: string): void {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
  }

  function note(name: string, size: number): void {
    forget(name)
    total += size
    sizes.set(name, size)
  }

  async function squeeze(): Promise<void> {
    for (const name of sizes.keys()) {
      if (total <= limit) return
      forget(name)
      await rm(join(folder, name), { force: true })
    }
  }

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const found = await Promise.all((await readdir(folder)).map(look))
    const whole = found.flatMap((file) => file ?? []).sort((a, b) => a.used - b.used)
    for (const { name, size } of whole) note(name, size)
    await squeeze()
  }

  async function look(name: string): Promise<{ name: string; size: number; used: number } | undefined> {
    const { size = 0, mtimeMs = 0 } = (await stat(join(folder, name)).catch(() => undefined)) ?? {}
    if (WHOLE.test(name)) return { name, size, used: mtimeMs }
    // left by a process that was killed during a write
    if (WHOLE.test(name.slice(0, name.lastIndexOf('.'))) && Date.now() - mtimeMs > ABANDONED_MS)
      await rm(join(folder, name), { force: true })
    return undefined
  }

  const ready = (): Promise<void> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async get(name) {
      await ready()
      const file = join(folder, name)
      const data = await readFile(file).catch(() => undefined)
      if (data === undefined) {
        forget(name)
        return undefined
      }
      note(name, data.length)
      const now = new Date()
      // persists the order of use across restarts
      await utimes(file, now, now).catch(() => undefined)
      return data
    },
    async set(name, data) {
      await ready()
      const half = join(folder, `${name}.${randomUUID()}`)
      try {
        await writeFile(half, data)
        await rename(half, join(folder, name))
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
      note(name, data.length)
      await squeeze()
    },
  }
}
