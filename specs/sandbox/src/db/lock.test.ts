import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { processStart } from './process-start.ts'
import { FolderTaken, lockFolder } from './lock.ts'

let above: string
let folder: string
let file: string
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'vanek-lock-'))
  folder = join(above, 'pglite')
  file = `${folder}.lock`
})
afterEach(() => rmSync(above, { recursive: true }))

/** A process that runs at least as long as this one. */
const other = process.ppid

it('a lock belongs to its process until it is released', () => {
  const unlock = lockFolder(folder)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${processStart(process.pid)}`)
  unlock()
  expect(existsSync(file)).toBe(false)
})

it('a lock is refused while its process runs', () => {
  writeFileSync(file, `${other} ${processStart(other)}`)
  expect(() => lockFolder(folder)).toThrow(FolderTaken)
  expect(readFileSync(file, 'utf8')).toBe(`${other} ${processStart(other)}`)
})

it.each([
  ['belongs to another program now', `${other} of-another-boot 1`],
  ['is nobody’s', `${2 ** 30} ${processStart(other)}`],
  ['cannot be read', ''],
])('a lock is replaced if its pid %s', (_, left) => {
  writeFileSync(file, left)
  lockFolder(folder)()
  expect(existsSync(file)).toBe(false)
})
