import { inspect } from 'node:util'
import { ConfigError } from './config.ts'
import { DataUnusable, fullDisk, isFullDisk } from './db/data-folder.ts'
import { FolderTaken } from './db/lock.ts'
import { MigrationChanged } from './db/migrate.ts'

const explained = [ConfigError, FolderTaken, MigrationChanged, DataUnusable]

type Environment = Readonly<Record<string, string | undefined>>

/** Why the sandbox does not start and what to do, in one sentence if possible. */
export function startupErrorMessage(error: unknown, env: Environment): string {
  if (explained.some((known) => error instanceof known)) return (error as Error).message
  if (isFullDisk(error)) return fullDisk(env['SANDBOX_DATA'] ?? '.data')
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${env['SANDBOX_PORT'] ?? '4000'} is in use. Set SANDBOX_PORT to another one.`
  if (code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
    return `SANDBOX_HOST must be an address of this machine, such as 127.0.0.1, but it is "${env['SANDBOX_HOST'] ?? ''}".`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
    return `The database of DATABASE_URL cannot be reached (${code}).`
  return (error instanceof Error ? (error.stack ?? error.message) : inspect(error)).slice(0, 2000)
}
