import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { Client } from 'pg'
import { root } from './world.ts'

export interface Server {
  /** Makes a database of its own, empty or as the one at the address, and answers its address. */
  newDatabase(like?: string): Promise<string>
  stop(): Promise<void>
}

type StartPostgres = () => Promise<{ url: string; stop: () => Promise<void> } | undefined>

/** A real PostgreSQL, the one named by TEST_DATABASE_URL or one from npm; undefined after saying loudly that there is none. */
export async function startServer(): Promise<Server | undefined> {
  const script = pathToFileURL(join(root, '../scripts/lib/postgres.mjs')).href
  const { startPostgres } = (await import(/* @vite-ignore */ script)) as { startPostgres: StartPostgres }
  const server = await startPostgres()
  if (server === undefined) return undefined
  const made: string[] = []
  const asAdmin = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  return {
    async newDatabase(like) {
      const name = `vanek_test_${randomUUID().replaceAll('-', '')}`
      const template = like === undefined ? '' : ` template ${new URL(like).pathname.slice(1)}`
      await asAdmin(`create database ${name}${template}`)
      made.push(name)
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return url.href
    },
    async stop() {
      for (const name of made) await asAdmin(`drop database if exists ${name} with (force)`)
      await server.stop()
    },
  }
}
