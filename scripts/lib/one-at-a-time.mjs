// A lock that prevents two starts from installing and building into the same folders.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Explained } from './run.mjs'

/** Longer than any install and build: a lock this old is stale. */
const oldMs = 15 * 60_000

function isRunning({ pid, at }, now) {
  if (!Number.isInteger(pid) || !(now - at < oldMs)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {}
  } catch {
    return {}
  }
}

/**
 * Locks the file for this process; returns a function to unlock it, and throws an explanation if another process has
 * it.
 */
export function oneAtATime(file, now = Date.now()) {
  const owner = read(file)
  if (owner.pid !== process.pid && isRunning(owner, now))
    throw new Explained(
      `Another start is preparing the shop here (process ${owner.pid}). Wait until its shop is open, or stop it and start again.`,
    )
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, at: now }), { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    throw new Explained(
      'Another start is preparing the shop here. Wait until its shop is open, or stop it and start again.',
    )
  }
  return () => rmSync(file, { force: true })
}
