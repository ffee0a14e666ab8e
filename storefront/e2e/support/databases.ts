import { startServer } from '../../../specs/sandbox/test/support/postgres.ts'
import { seedDatabase } from './servers.ts'

export interface Databases {
  /** Addresses of the databases; an empty one stands for the sandbox's own. */
  readonly urls: readonly string[]
  stop(): Promise<void>
}

/**
 * So many databases with the seed in a real PostgreSQL, which answers with half the processor time of the sandbox's own.
 * Filled once and copied. Where there is no PostgreSQL, each sandbox has its own database.
 */
export async function seededDatabases(count: number): Promise<Databases> {
  const server = await startServer()
  if (!server) return { urls: Array.from({ length: count }, () => ''), stop: async () => {} }
  const seeded = await server.newDatabase()
  await seedDatabase(seeded)
  const urls: string[] = []
  while (urls.length < count) urls.push(await server.newDatabase(seeded))
  return { urls, stop: () => server.stop() }
}
