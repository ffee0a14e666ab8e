import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { processStart } from './process-start.ts'

const isExisting = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Locks a folder for this process with a file beside it that contains the pid and its start time. PGlite itself allows two
 * processes to open one folder, and then each sees different rows. A lock of a dead process is replaced, even if another
 * program has its pid now. Returns a function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const own = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(own, `${process.pid} ${processStart(process.pid)}`)
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      if (tryLink(own, file)) return () => rmSync(file, { force: true })
      const found = read(file)
      const owner = ownerOf(found)
      if (owner !== undefined && owner !== process.pid)
        throw new FolderTaken(`The data in ${folder} is in use by another sandbox (process ${owner}). Stop it first.`)
      removeStaleLock(file, found)
    }
    throw new FolderTaken(`The lock ${file} could not be acquired; delete it if no sandbox is running.`)
  } finally {
    rmSync(own, { force: true })
  }
}

/** Another process has locked the folder; the message is for people. */
export class FolderTaken extends Error {}

/** Hard-links a file, so that the lock appears with its content atomically; false if the lock exists. */
function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (isExisting(error)) return false
    throw error
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The process that wrote a lock, if it still runs. */
function ownerOf(text: string): number | undefined {
  const [word = '', ...began] = text.split(' ')
  const pid = Number(word)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  const recordedStart = began.join(' ')
  const now = processStart(pid)
  return recordedStart !== '' && now !== '' && recordedStart !== now ? undefined : pid
}

/** Removes a stale lock, unless another process has replaced it meanwhile. */
function removeStaleLock(file: string, found: string): void {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== found) tryLink(aside, file)
  rmSync(aside, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
