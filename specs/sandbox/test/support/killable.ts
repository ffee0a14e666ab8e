import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openPglite } from '../../src/db/pglite.ts'
import type { Database } from '../../src/db/transaction.ts'
import { dumpName } from '../../src/seed/fingerprint.ts'
import { startSandbox, type Sandbox } from './process.ts'
import { templateDump } from './template.ts'
import { root } from './world.ts'

const preload = pathToFileURL(join(root, '../scripts/lib/at-moment.mjs')).href

/** A data folder, and a sandbox that can be killed and restarted on it. */
export interface Killable {
  /** Starts the sandbox with the given current time. */
  start(at?: number): Promise<Sandbox>
  /** Opens the database; only while the sandbox is stopped. */
  inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

export async function killable(name: string, day = new Date()): Promise<Killable> {
  const folder = await mkdtemp(join(tmpdir(), `vanek-${name}-`))
  const dump = join(folder, dumpName(root, undefined, day))
  await cp(await templateDump(), dump)
  let sandbox: Sandbox | undefined
  return {
    async start(at) {
      sandbox = await startSandbox({ SANDBOX_DATA: folder, ...(at !== undefined && atMoment(at)) })
      return sandbox
    },
    async inDatabase(work) {
      const database = await openPglite({ folder: join(folder, 'pglite'), dump })
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
    async remove() {
      await sandbox?.end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function atMoment(at: number): Readonly<Record<string, string>> {
  // the clock of the tests may be shifted too
  const real = Date.now() - Number(process.env['TEST_AHEAD_MS'] ?? 0)
  return {
    NODE_OPTIONS: `--import ${preload}`,
    TEST_NOW: new Date(at).toISOString(),
    TEST_AHEAD_MS: String(Math.round(at - real)),
  }
}
