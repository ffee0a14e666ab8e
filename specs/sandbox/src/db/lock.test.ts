import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beganAt } from './began-at.ts'
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

/** A process that runs as long as this one. */
const other = process.ppid

it('belongs to the process that took it, until it is given back', () => {
  const unlock = lockFolder(folder)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${beganAt(process.pid)}`)
  unlock()
  expect(existsSync(file)).toBe(false)
})

it('is refused while its process runs', () => {
  writeFileSync(file, `${other} ${beganAt(other)}`)
  expect(() => lockFolder(folder)).toThrow(FolderTaken)
  expect(readFileSync(file, 'utf8')).toBe(`${other} ${beganAt(other)}`)
})

it.each([
  ['was given to another program', `${other} of-another-boot 1`],
  ['is nobody’s', `${2 ** 30} ${beganAt(other)}`],
  ['cannot be read', ''],
])('is taken over from a process whose pid %s', (_, left) => {
  writeFileSync(file, left)
  lockFolder(folder)()
  expect(existsSync(file)).toBe(false)
})
