import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { root } from '../aliases.mjs'
import { whenStale } from './fresh.mjs'

const name = 'fresh-test'
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vanek-fresh-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  rmSync(join(root, `node_modules/.cache/vanek/${name}.hash`), { force: true })
})

it('works once, again when an input changes or an output is gone, and again after a failure', async () => {
  const input = join(folder, 'in')
  const output = join(folder, 'out')
  const work = vi.fn(() => writeFileSync(output, 'made'))
  const step = { name, inputs: [input, join(folder, 'absent')], outputs: [output] }

  writeFileSync(input, 'one')
  expect([await whenStale(step, work), await whenStale(step, work)]).toEqual([true, false])

  writeFileSync(input, 'two')
  expect(await whenStale(step, work)).toBe(true)

  rmSync(output)
  expect(await whenStale(step, work)).toBe(true)
  expect(existsSync(output)).toBe(true)

  writeFileSync(input, 'three')
  await expect(whenStale(step, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await whenStale(step, work)).toBe(true)
  expect(work).toHaveBeenCalledTimes(4)
})

it('runs again when an output was changed, as a file or deep in a folder', async () => {
  const input = join(folder, 'in')
  const bundle = join(folder, 'bundle.js')
  const client = join(folder, 'client')
  const deep = join(client, 'assets/shop.js')
  writeFileSync(input, 'one')
  const work = vi.fn(() => {
    mkdirSync(join(client, 'assets'), { recursive: true })
    for (const output of [bundle, deep]) writeFileSync(output, readFileSync(input))
  })
  const step = { name, inputs: [input], outputs: [bundle, client] }
  await whenStale(step, work)

  for (const output of [bundle, deep]) {
    writeFileSync(output, 'of an older state')
    expect(await whenStale(step, work)).toBe(true)
    expect(readFileSync(output, 'utf8')).toBe('one')
  }
  rmSync(deep)
  expect(await whenStale(step, work)).toBe(true)
  expect(await whenStale(step, work)).toBe(false)
})
