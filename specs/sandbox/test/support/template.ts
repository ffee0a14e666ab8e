import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openPglite } from '../../src/db/pglite.ts'
import { packageRoot } from '../../src/paths.ts'
import { seedFingerprint } from '../../src/seed/fingerprint.ts'
import { prepare } from '../../src/start-database.ts'

const root = packageRoot()
const folder = join(root, '../node_modules/.cache/vanek')
const KEPT_MS = 10 * 60 * 1000

/** A dump of the seeded database, made once for all test files and runs as long as the seed is the same. */
export async function templateDump(): Promise<string> {
  const dump = join(folder, `sandbox-${seedFingerprint(root, undefined)}.tgz`)
  if (existsSync(dump)) return dump
  const database = await openPglite({})
  await prepare(database, root, undefined, false)
  await database.dumpTo(dump)
  await database.close()
  await removeOldDumps(dump)
  return dump
}

async function removeOldDumps(kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!/^sandbox-.*\.(tar|tgz)$/.test(name) || file === kept) continue
    // another test file may be reading a younger one
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}
