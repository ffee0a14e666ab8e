import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { openPglite } from './db/pglite.ts'
import { openPostgres } from './db/postgres.ts'
import type { Database } from './db/transaction.ts'
import { seedFingerprint } from './seed/fingerprint.ts'
import { metaValue, seedIfEmpty, type Seeded } from './seed/seed.ts'

export interface Ready {
  readonly database: Database
  readonly secret: string
  readonly seeded: Seeded
}

/** A dump is made in memory; of a very large catalogue none is made, its folder is there the next time. */
const DUMPED_AT_MOST = 10_000

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder' | 'products' | 'reset'>

/** Opens the database, brings its schema up to date and fills it when it is empty. */
export async function startDatabase(config: Settings, packageRoot: string): Promise<Ready> {
  const { databaseUrl, dataFolder, products, reset } = config
  if (databaseUrl !== undefined) return prepare(openPostgres(databaseUrl), packageRoot, products, reset)
  const folder = join(dataFolder, 'pglite')
  const dump = join(dataFolder, `dump-${seedFingerprint(packageRoot, products)}.tgz`)
  const database = await openPglite({ folder, dump })
  const ready = await prepare(database, packageRoot, products, reset)
  if (ready.seeded === 'seeded' && (products ?? 0) <= DUMPED_AT_MOST) {
    await removeOldDumps(dataFolder)
    await database.dumpTo(dump)
  }
  return ready
}

async function removeOldDumps(folder: string): Promise<void> {
  const dumps = (await readdir(folder)).filter((name) => name.startsWith('dump-'))
  await Promise.all(dumps.map((name) => rm(join(folder, name), { force: true })))
}

/** Migrations and seed on an open database. */
export async function prepare(
  database: Database,
  packageRoot: string,
  products: number | undefined,
  reset: boolean,
): Promise<Ready> {
  try {
    await migrate(database, await readMigrations(join(packageRoot, 'sandbox/migrations')))
    const seeded = await seedIfEmpty(database, { packageRoot, products, reset })
    const secret = await metaValue(database.q, 'secret')
    if (secret === undefined) throw new Error('The database has no secret.')
    return { database, secret, seeded }
  } catch (error) {
    await database.close()
    throw error
  }
}
