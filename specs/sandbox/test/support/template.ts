import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from '../../src/db/pglite.ts'
import { inMarket } from '../../src/market.ts'
import { packageRoot } from '../../src/paths.ts'
import { dumpName } from '../../src/seed/fingerprint.ts'
import type { SeedOptions } from '../../src/seed/seed.ts'
import { prepare } from '../../src/start-database.ts'
import { removeOlder } from './remove-older.ts'

const root = packageRoot()
// uses the file name of the program; the browser tests look for it here too
const folder = join(root, '../node_modules/.cache/vanek', inMarket({ cs: 'seed', sk: 'seed-sk' }))

/** A Friday afternoon before the parcels are handed over. */
export const NOW = Date.parse('2026-11-20T12:00:00Z')

/** The seed of all tests. */
export const seedOfTemplate = (): SeedOptions => ({ packageRoot: root, products: undefined, now: new Date(NOW) })

/** The file name of the dump of this seed. */
export const templateName = (): string => dumpName(root, undefined, new Date(NOW))

/** A dump of the seeded database, shared by all test files and runs until the seed changes. */
export async function templateDump(): Promise<string> {
  const dump = join(folder, templateName())
  if (existsSync(dump)) return dump
  const database = await openPglite({})
  await prepare(database, seedOfTemplate())
  await database.dumpTo(dump)
  await database.close()
  await removeOlder(folder, /^dump-[\w-]+\.tgz$/, dump)
  return dump
}
