import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The data cannot be used; the message says what to do. */
export class DataUnusable extends Error {}

/** With less free space than this the database does not start. */
const leastFree = 16 * 1024 * 1024

const begin = 'Delete it, or start with --reset; its accounts and orders are lost then.'
export const fullDisk = (folder: string): string =>
  `The disk with ${folder} is full: free some space, or set SANDBOX_DATA to another disk, and start again.`

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : 'unknown'
}

/** The errno for "no space left" in the engine's file system; its errors are not instances of `Error`. */
const noSpace = 51

/** Whether an error of the system, the engine or its file system means that the disk is full. */
export const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', '53100'].includes(codeOf(error)) || (error as { readonly errno?: unknown } | null)?.errno === noSpace

/** Whether an error of an open database means that its files were damaged. */
const isDamage = (error: unknown): boolean =>
  codeOf(error).startsWith('XX') || (error instanceof Error && error.name === 'RuntimeError')

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(folder))
    return bavail * bsize < leastFree
  } catch {
    return false
  }
}

/** Creates the folder; throws `DataUnusable` if it is not writable. */
export function mustBeWritable(folder: string): void {
  const trial = join(folder, `.trial-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(trial, '')
    rmSync(trial)
  } catch (error) {
    const code = codeOf(error)
    if (isFullDisk(error)) throw new DataUnusable(fullDisk(folder), { cause: error })
    throw new DataUnusable(
      `Data cannot be written to ${folder} (${code}): make the folder writable, or set SANDBOX_DATA to another one.`,
      { cause: error },
    )
  }
}

/** Whether this folder still needs a database; throws `DataUnusable` if it contains other files. */
export function isFresh(folder: string): boolean {
  if (existsSync(join(folder, 'PG_VERSION'))) return false
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true
  throw new DataUnusable(`The folder ${folder} is not empty, but contains no complete database of this shop. ${begin}`)
}

/** Why a database could not be opened: the engine itself gives only a stack trace. */
export function explainUnusable(error: unknown, folder: string, fresh: boolean): unknown {
  if (error instanceof DataUnusable) return error
  if (isFullDisk(error) || isFull(folder)) return new DataUnusable(fullDisk(folder), { cause: error })
  if (fresh) return error
  return new DataUnusable(`The database in ${folder} is damaged, or belongs to another program. ${begin}`, {
    cause: error,
  })
}

/** The same for errors of an open database; other errors are returned unchanged. */
export const explainBroken = (error: unknown, folder: string): unknown =>
  isFullDisk(error) || isDamage(error) ? explainUnusable(error, folder, false) : error
