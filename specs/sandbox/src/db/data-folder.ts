import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The data cannot be used; the message says what to do. */
export class DataUnusable extends Error {}

/** With less free space than this the database does not start. */
const leastFree = 16 * 1024 * 1024

const begin = 'Delete it to begin anew, or start with --reset; accounts and orders in it are then gone.'
export const fullDisk = (folder: string): string =>
  `The disk with ${folder} is full: make room on it, or set SANDBOX_DATA to a folder elsewhere, and start again.`

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : 'unknown'
}

/** How the file system of the engine numbers "no space left"; its errors are no `Error`. */
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

/** Makes the folder, and throws `DataUnusable` when nothing can be written there. */
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
      `Data cannot be written to ${folder} (${code}): make it a folder of yours, or set SANDBOX_DATA to another one.`,
      { cause: error },
    )
  }
}

/** Whether a database is to be made in this folder; throws `DataUnusable` when something else lies in it. */
export function isFresh(folder: string): boolean {
  if (existsSync(join(folder, 'PG_VERSION'))) return false
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true
  throw new DataUnusable(`In ${folder} there is something, but no whole database of this shop. ${begin}`)
}

/** Why a database could not be opened: the engine itself answers with no more than a stack. */
export function whyUnusable(error: unknown, folder: string, fresh: boolean): unknown {
  if (error instanceof DataUnusable) return error
  if (isFullDisk(error) || isFull(folder)) return new DataUnusable(fullDisk(folder), { cause: error })
  if (fresh) return error
  return new DataUnusable(`The database in ${folder} is damaged, or not of this shop. ${begin}`, { cause: error })
}

/** The same for what went wrong once it was open; other errors are left as they are. */
export const whyBroken = (error: unknown, folder: string): unknown =>
  isFullDisk(error) || isDamage(error) ? whyUnusable(error, folder, false) : error
