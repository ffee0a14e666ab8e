import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Takes a folder for this process by a file with its pid beside it: PGlite itself lets two processes open one folder,
 * and then each sees other rows. The file of a process that is gone is taken over. Answers how to give it back.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const owner = Number(readFileSync(file, 'utf8'))
      if (owner !== process.pid && isAlive(owner))
        throw new FolderTaken(`The data in ${folder} are in use by another sandbox (process ${owner}). Stop it first.`)
      rmSync(file, { force: true })
    }
  }
  throw new FolderTaken(`The lock ${file} could not be taken.`)
}

/** Somebody else holds the folder; the message is for people. */
export class FolderTaken extends Error {}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
