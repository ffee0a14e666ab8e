import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

let folder
let file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vanek-start-'))
  file = join(folder, '.data/start.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const now = 1_000_000_000
/** The parent process, which lives as long as the test. */
const other = process.ppid

it('rejects the second of two starts, and explains what to do', () => {
  const done = oneAtATime(file, now)
  writeFileSync(file, JSON.stringify({ pid: other, at: now }))
  expect(() => oneAtATime(file, now + 60_000)).toThrow(
    `Another start is preparing the shop here (process ${other}). Wait until its shop is open`,
  )
  done()
  expect(existsSync(file)).toBe(false)
})

it.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 30, at: now })],
  ['that is older than any start', JSON.stringify({ pid: other, at: now - 3_600_000 })],
  ['with invalid JSON', '{"pi'],
])('takes over a lock %s', (_, left) => {
  oneAtATime(file, now)()
  writeFileSync(file, left)
  expect(() => oneAtATime(file, now)()).not.toThrow()
})
