import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const KEPT_MS = 10 * 60 * 1000

/** Removes old files of a kind; another test file may still read recent ones. */
export async function removeOlder(folder: string, kind: RegExp, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!kind.test(name) || file === current) continue
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}
