import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beganAt } from './began-at.ts'

const isExisting = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Takes a folder for this process by a file beside it with its pid and when it began: PGlite itself lets two processes open
 * one folder, and then each sees other rows. The file of a process that is gone is taken over, also when its pid is another
 * program's by now. Answers how to give it back.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const own = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(own, `${process.pid} ${beganAt(process.pid)}`)
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      if (appears(own, file)) return () => rmSync(file, { force: true })
      const found = read(file)
      const owner = ownerOf(found)
      if (owner !== undefined && owner !== process.pid)
        throw new FolderTaken(`The data in ${folder} are in use by another sandbox (process ${owner}). Stop it first.`)
      takeAway(file, found)
    }
    throw new FolderTaken(`The lock ${file} could not be taken; delete it when no sandbox runs here.`)
  } finally {
    rmSync(own, { force: true })
  }
}

/** Another process has locked the folder; the message is for people. */
export class FolderTaken extends Error {}

/** Gives a file its second name, with all that is in it at once; false when there is such a file. */
function appears(own: string, file: string): boolean {
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
  const now = beganAt(pid)
  return recordedStart !== '' && now !== '' && recordedStart !== now ? undefined : pid
}

/** Removes a stale lock, unless another process has replaced it meanwhile. */
function takeAway(file: string, found: string): void {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== found) appears(aside, file)
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
