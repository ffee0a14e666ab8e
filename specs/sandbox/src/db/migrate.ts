import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './transaction.ts'

/** Advisory lock for migrating and seeding, so that two processes on one empty database take turns. */
const PREPARING = 7_203_001

export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Runs in one transaction, under the lock for preparing the database. */
export function whilePreparing<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return database.transaction(async () => {
    await sql`select pg_advisory_xact_lock(${sql.lit(PREPARING)})`.execute(database.q)
    return work()
  })
}

/** Runs pending migrations in order; refuses if one that already ran has changed since. */
export function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return whilePreparing(database, async () => {
    const { q } = database
    await sql`create table if not exists schema_migrations (name text primary key, checksum text not null)`.execute(q)
    const { rows } = await sql<{
      name: string
      checksum: string
    }>`select name, checksum from schema_migrations`.execute(q)
    const seen = new Map(rows.map((row) => [row.name, row.checksum]))
    const done: string[] = []
    for (const { name, text, checksum } of migrations) {
      const before = seen.get(name)
      if (before === checksum) continue
      if (before !== undefined) throw new MigrationChanged(name)
      await sql.raw(text).execute(q)
      await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(q)
      done.push(name)
    }
    return done
  })
}

/** A migration that this database ran was edited afterwards. */
export class MigrationChanged extends Error {
  constructor(name: string) {
    super(`The migration ${name} was changed after this database had run it. Delete .data, or start with --reset.`)
  }
}
