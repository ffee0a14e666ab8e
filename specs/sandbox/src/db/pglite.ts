import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely } from 'kysely'
import { isFresh, mustBeWritable, explainUnusable } from './data-folder.ts'
import { lockFolder } from './lock.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import type { Schema } from './schema.ts'
import { createDatabase, type Database } from './transaction.ts'
import { typeParsers } from './type-parsers.ts'

// a tenth of the default of PostgreSQL: enough for all data of the shop, and saves a hundred megabytes of memory
const SHARED_BUFFERS_MB = 16

export interface PgliteOptions {
  /** Data folder; in memory if missing. */
  readonly folder?: string | undefined
  /** Whether the content of the folder is deleted first. */
  readonly anew?: boolean | undefined
  /** A dump to start from if there is no data yet. */
  readonly dump?: string | undefined
  /** `shared_buffers`; a large catalogue needs more. */
  readonly sharedBuffersMb?: number | undefined
}

export interface PgliteDatabase extends Database {
  /** Writes all data to a file for the option `dump`. */
  dumpTo(file: string): Promise<void>
}

/** The initial data of a database: a dump, or a prepared empty cluster, which takes a third of the time of `initdb`. */
async function initialData(dump: string | undefined): Promise<Blob> {
  if (dump !== undefined && existsSync(dump)) return new Blob([readFileSync(dump)], { type: 'application/x-gzip' })
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs')
  return dataDir()
}

/** Opens the database inside this process. Only one process can open a folder at a time. */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const { folder, dump, sharedBuffersMb = SHARED_BUFFERS_MB } = options
  if (folder !== undefined) mustBeWritable(dirname(folder))
  const unlock = folder === undefined ? () => undefined : lockFolder(folder)
  // set only when known, so that an existing database is never removed here
  let fresh = false
  try {
    if (folder !== undefined) {
      if (options.anew) rmSync(folder, { recursive: true, force: true })
      fresh = isFresh(folder)
      mustBeWritable(folder)
    }
    const client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...((fresh || folder === undefined) && { loadDataDir: await initialData(dump) }),
      extensions: { pg_trgm },
      parsers: { ...typeParsers },
      relaxedDurability: false,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffersMb}MB`],
    })
    const db = new Kysely<Schema>({ dialect: pgliteDialect(client) })
    const database = createDatabase(db, async () => {
      await db.destroy()
      unlock()
    })
    return Object.assign(database, {
      async dumpTo(file: string) {
        const blob = await client.dumpDataDir('gzip')
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(`${file}.${process.pid}`, Buffer.from(await blob.arrayBuffer()))
        renameSync(`${file}.${process.pid}`, file)
      },
    })
  } catch (error) {
    const why = folder === undefined ? error : explainUnusable(error, folder, fresh)
    // an incomplete database would break the next start
    if (folder !== undefined && fresh) rmSync(folder, { recursive: true, force: true })
    unlock()
    throw why
  }
}
