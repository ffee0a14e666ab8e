import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from '../../src/db/pglite.ts'
import { packageRoot } from '../../src/paths.ts'
import { seedFingerprint } from '../../src/seed/fingerprint.ts'
import { prepare } from '../../src/start-database.ts'
import { removeOlder } from './remove-older.ts'

const root = packageRoot()
// under the name that the program gives it, and where the browser tests look for it too
const folder = join(root, '../node_modules/.cache/vanek/seed')

/** A dump of the seeded database, made once for all test files and runs as long as the seed is the same. */
export async function templateDump(): Promise<string> {
  const dump = join(folder, `dump-${seedFingerprint(root, undefined)}.tgz`)
  if (existsSync(dump)) return dump
  const database = await openPglite({})
  await prepare(database, root, undefined, false)
  await database.dumpTo(dump)
  await database.close()
  await removeOlder(folder, /^dump-\w+\.tgz$/, dump)
  return dump
}
