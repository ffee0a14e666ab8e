import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely } from 'kysely'
import { isFresh, mustBeWritable, whyUnusable } from './data-folder.ts'
import { lockFolder } from './lock.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import type { Schema } from './schema.ts'
import { createDatabase, type Database } from './transaction.ts'
import { typeParsers } from './type-parsers.ts'

// a tenth of what PostgreSQL takes by default: the whole shop fits, and the process stays a hundred megabytes smaller
const SHARED_BUFFERS_MB = 16

export interface PgliteOptions {
  /** Where the data live; in memory without it. */
  readonly folder?: string | undefined
  /** Whether what lies in the folder is thrown away first. */
  readonly anew?: boolean | undefined
  /** A dump to start from if there are no data yet. */
  readonly dump?: string | undefined
  /** Memory for pages of tables; a large catalogue wants more. */
  readonly sharedBuffersMb?: number | undefined
}

export interface PgliteDatabase extends Database {
  /** Writes all data to a file that `dump` reads. */
  dumpTo(file: string): Promise<void>
}

/** The initial data of a database: a dump, or a prepared empty cluster, which takes a third of the time of `initdb`. */
async function firstData(dump: string | undefined): Promise<Blob> {
  if (dump !== undefined && existsSync(dump)) return new Blob([readFileSync(dump)], { type: 'application/x-gzip' })
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs')
  return dataDir()
}

/** The database inside this process. Its folder belongs to one process at a time. */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const { folder, dump, sharedBuffersMb = SHARED_BUFFERS_MB } = options
  if (folder !== undefined) mustBeWritable(dirname(folder))
  const unlock = folder === undefined ? () => undefined : lockFolder(folder)
  // not before it is known: what is not fresh is never removed here
  let fresh = false
  try {
    if (folder !== undefined) {
      if (options.anew) rmSync(folder, { recursive: true, force: true })
      fresh = isFresh(folder)
      mustBeWritable(folder)
    }
    const client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...((fresh || folder === undefined) && { loadDataDir: await firstData(dump) }),
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
    const why = folder === undefined ? error : whyUnusable(error, folder, fresh)
    // half a database would be in the way of the next start
    if (folder !== undefined && fresh) rmSync(folder, { recursive: true, force: true })
    unlock()
    throw why
  }
}
