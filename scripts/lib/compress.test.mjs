import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { compressFolder } from './compress.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vanek-compress-'))
const [from, to] = ['client', 'compressed'].map((name) => join(folder, name))
const text = 'export const answer = 42\n'.repeat(50)

beforeEach(() => {
  rmSync(from, { recursive: true, force: true })
  mkdirSync(join(from, 'assets'), { recursive: true })
  writeFileSync(join(from, 'assets/core.js'), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('writes a brotli and a gzip copy of each text file under the same path', async () => {
  await compressFolder(from, to)
  expect(brotliDecompressSync(readFileSync(join(to, 'assets/core.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(to, 'assets/core.js.gz'))).toString()).toBe(text)
})

it('leaves out small files and files that are compressed already', async () => {
  writeFileSync(join(from, 'small.js'), 'small')
  writeFileSync(join(from, 'icon.png'), text)
  await compressFolder(from, to)
  expect(['small.js.br', 'icon.png.br', 'icon.png.gz'].filter((name) => existsSync(join(to, name)))).toEqual([])
})

it('removes copies of files that are gone, and shows the folder only when it is complete', async () => {
  await compressFolder(from, to)
  rmSync(join(from, 'assets/core.js'))
  writeFileSync(join(from, 'other.js'), text)
  const done = compressFolder(from, to)
  expect(existsSync(to)).toBe(false)
  await done
  expect(['assets/core.js.br', 'other.js.br'].map((name) => existsSync(join(to, name)))).toEqual([false, true])
})
