import { startServer } from '../../../specs/sandbox/test/support/postgres.ts'
import { seedDatabase } from './servers.ts'

export interface Databases {
  /** Database URLs; an empty one means the sandbox's own database. */
  readonly urls: readonly string[]
  stop(): Promise<void>
}

/**
 * Databases with the seed in a real PostgreSQL, which needs half the processor time of the sandbox's own. Seeded once
 * and copied. Without PostgreSQL each sandbox has its own database.
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
