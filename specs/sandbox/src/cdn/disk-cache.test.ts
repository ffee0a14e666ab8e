import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskCache } from './disk-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanek-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const nameOf = (letter: string) => `${letter.repeat(64)}.png`
const bytes = (count: number) => Buffer.alloc(count)
const names = async () => (await readdir(folder)).map((name) => name.slice(0, 1)).sort()

describe('the disk cache of pictures', () => {
  it('stays within the limit by evicting the least recently used files', async () => {
    const cache = createDiskCache(folder, 100)
    for (const letter of ['a', 'b', 'c']) await cache.set(nameOf(letter), bytes(30))
    expect(await cache.get(nameOf('a'))).toEqual(bytes(30))
    await cache.set(nameOf('d'), bytes(30))
    expect(await names()).toEqual(['a', 'c', 'd'])
    expect(await cache.get(nameOf('b'))).toBeUndefined()
    await cache.set(nameOf('e'), bytes(70))
    expect(await names()).toEqual(['d', 'e'])
  })

  it('counts a file that is written twice only once', async () => {
    const cache = createDiskCache(folder, 100)
    for (let at = 0; at < 5; at += 1) await cache.set(nameOf('a'), bytes(40))
    await cache.set(nameOf('b'), bytes(40))
    expect(await names()).toEqual(['a', 'b'])
  })

  it('restores sizes and the order of use after a restart', async () => {
    for (const [at, letter] of ['c', 'a', 'b'].entries()) {
      await writeFile(join(folder, nameOf(letter)), bytes(40))
      await utimes(join(folder, nameOf(letter)), at + 1, at + 1)
    }
    await createDiskCache(folder, 100).get(nameOf('f'))
    expect(await names()).toEqual(['a', 'b'])
    await createDiskCache(folder, 100).get(nameOf('a'))
    await createDiskCache(folder, 100).set(nameOf('d'), bytes(40))
    expect(await names()).toEqual(['a', 'd'])
  })

  it('ignores other files in the folder, and deletes abandoned temporary files', async () => {
    await writeFile(join(folder, 'notes.txt'), bytes(500))
    const [old, fresh] = [`${nameOf('a')}.old`, `${nameOf('b')}.fresh`]
    for (const half of [old, fresh]) await writeFile(join(folder, half), bytes(10))
    await utimes(join(folder, old), 1, 1)
    await createDiskCache(folder, 100).set(nameOf('c'), bytes(50))
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['notes.txt', fresh, nameOf('c')]))
    expect(await readdir(folder)).toHaveLength(3)
  })
})
