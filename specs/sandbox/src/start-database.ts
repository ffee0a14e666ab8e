import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { explainBroken } from './db/data-folder.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { openPglite } from './db/pglite.ts'
import { openPostgres } from './db/postgres.ts'
import type { Database } from './db/transaction.ts'
import { dumpName } from './seed/fingerprint.ts'
import { metaValue, seedIfEmpty, type Seeded, type SeedOptions } from './seed/seed.ts'

export interface Ready {
  readonly database: Database
  readonly secret: string
  readonly seeded: Seeded
}

/** Larger catalogues are not dumped, because a dump needs their full size in memory; their folder is reused anyway. */
const SMALL = 10_000
/** The default of PostgreSQL. */
const LARGE_BUFFERS_MB = 128

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder' | 'products' | 'reset' | 'dumps'> & { readonly now: Date }

/** Opens the database, runs migrations, and fills it if it is empty. */
export async function startDatabase(config: Settings, packageRoot: string): Promise<Ready> {
  const { databaseUrl, dataFolder, products, reset, dumps, now } = config
  const seed = { packageRoot, products, reset, now }
  if (databaseUrl !== undefined) return prepare(openPostgres(databaseUrl), seed)
  const folder = join(dataFolder, 'pglite')
  const dump = join(dataFolder, dumpName(packageRoot, products, now))
  const isSmall = (products ?? 0) <= SMALL
  const sharedBuffersMb = isSmall ? undefined : LARGE_BUFFERS_MB
  const database = await openPglite({ folder, dump, anew: reset, sharedBuffersMb })
  const ready = await prepare(database, { ...seed, reset: false }).catch((error: unknown) => {
    throw explainBroken(error, folder)
  })
  if (dumps && ready.seeded === 'seeded' && isSmall) {
    await removeOldDumps(dataFolder)
    await database.dumpTo(dump)
  }
  return ready
}

async function removeOldDumps(folder: string): Promise<void> {
  const dumps = (await readdir(folder)).filter((name) => name.startsWith('dump-'))
  await Promise.all(dumps.map((name) => rm(join(folder, name), { force: true })))
}

/** Runs migrations and seeds an open database. */
export async function prepare(database: Database, seed: SeedOptions): Promise<Ready> {
  try {
    await migrate(database, await readMigrations(join(seed.packageRoot, 'sandbox/migrations')))
    const seeded = await seedIfEmpty(database, seed)
    const secret = await metaValue(database.q, 'secret')
    if (secret === undefined) throw new Error('The database has no secret.')
    return { database, secret, seeded }
  } catch (error) {
    await database.close()
    throw error
  }
}
