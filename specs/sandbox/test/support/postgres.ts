import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { Client } from 'pg'
import { openPostgres } from '../../src/db/postgres.ts'
import { packageRoot } from '../../src/paths.ts'
import { prepare } from '../../src/start-database.ts'
import { seedOfTemplate, templateName } from './template.ts'

export interface Server {
  /** Creates a database, empty or as a copy of the database at the URL; returns its URL. */
  newDatabase(like?: string): Promise<string>
  /** Creates a database with the seed of the tests: a copy of a template that all test files on this server share. */
  newFilled(): Promise<string>
  stop(): Promise<void>
}

type StartPostgres = () => Promise<{ url: string; stop: () => Promise<void> } | undefined>

/** Advisory lock of the creation of the template. */
const FILLING = 0x76616e65
const FILLED = 'vanek_filled_'

/** A real PostgreSQL, from TEST_DATABASE_URL or npm; undefined, with a warning, when neither is available. */
export async function startServer(): Promise<Server | undefined> {
  const script = pathToFileURL(join(packageRoot(), '../scripts/lib/postgres.mjs')).href
  const { startPostgres } = (await import(/* @vite-ignore */ script)) as { startPostgres: StartPostgres }
  const server = await startPostgres()
  if (server === undefined) return undefined
  const made: string[] = []
  const urlOf = (name: string): string => Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  const nameOf = (url: string): string => new URL(url).pathname.slice(1)
  const asAdmin = async (work: (client: Client) => Promise<unknown>): Promise<void> => {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await work(client).finally(() => client.end())
  }
  async function newDatabase(like?: string): Promise<string> {
    const name = `vanek_test_${randomUUID().replaceAll('-', '')}`
    const template = like === undefined ? '' : ` template ${nameOf(like)}`
    await asAdmin((client) => client.query(`create database ${name}${template}`))
    made.push(name)
    return urlOf(name)
  }
  /** Drops templates that were created from older sources. */
  async function fillOnce(client: Client, filled: string): Promise<void> {
    await client.query('select pg_advisory_lock($1)', [FILLING])
    const known = await client.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1)`,
      [FILLED],
    )
    const older = known.rows.filter(({ name }) => name !== filled)
    if (older.length < known.rows.length) return
    for (const { name } of older) await client.query(`drop database if exists ${name}`)
    const url = await newDatabase()
    const { database } = await prepare(openPostgres(url, 2), seedOfTemplate())
    await database.close()
    await client.query(`alter database ${nameOf(url)} rename to ${filled}`)
  }
  return {
    newDatabase,
    async newFilled() {
      const filled = FILLED + templateName().replaceAll(/\W+/g, '_')
      await asAdmin((client) => fillOnce(client, filled))
      return newDatabase(urlOf(filled))
    },
    async stop() {
      for (const name of made) await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
      await server.stop()
    },
  }
}
