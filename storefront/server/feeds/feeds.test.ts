import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCachedFile } from './cached-file.ts'
import { slugParts } from './product-parts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanek-feed-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const textOf = async (path: string) => gunzipSync(await readFile(path)).toString('utf8')

function keptFile(write: (time: number) => AsyncIterable<string>) {
  const world = { now: 0, writes: 0, errors: [] as unknown[] }
  const file = createCachedFile({
    path: join(folder, 'deep/feed.xml.gz'),
    write: () => write(++world.writes),
    freshMs: 100,
    now: () => world.now,
    onError: (error) => world.errors.push(error),
  })
  return { world, file }
}

describe('a cached file', () => {
  it('is written once for concurrent requests, and not again while it is fresh', async () => {
    const { world, file } = keptFile(async function* (time) {
      yield 'part one, '
      yield `write ${time}`
    })
    const paths = await Promise.all([file.get(), file.get(), file.get()])
    expect(new Set(paths).size).toBe(1)
    world.now = 100
    expect(await textOf(await file.get())).toBe('part one, write 1')
    expect(world.writes).toBe(1)
  })

  it('is returned as it is while a new one is written', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { world, file } = keptFile(async function* (time) {
      if (time > 1) await held
      yield String(time)
    })
    await file.get()
    world.now = 101
    expect(await textOf(await file.get())).toBe('1')
    expect(await textOf(await file.get())).toBe('1')
    release()
    await expect.poll(async () => textOf(await file.get())).toBe('2')
    expect(world.writes).toBe(2)
  })

  it('stays complete when rewriting it fails half-way, and leaves no temporary file', async () => {
    const { world, file } = keptFile(async function* (time) {
      yield String(time)
      if (time > 1) throw new Error('the back end is down')
    })
    await file.get()
    world.now = 101
    await file.get()
    await expect.poll(() => world.errors).toHaveLength(1)
    expect(await textOf(await file.get())).toBe('1')
    await expect.poll(() => readdir(join(folder, 'deep'))).toEqual(['feed.xml.gz'])
  })

  it('fails when there is none yet, and is written again by the next request', async () => {
    const { file } = keptFile(async function* (time) {
      if (time === 1) throw new Error('the back end is down')
      yield String(time)
    })
    await expect(file.get()).rejects.toThrow('the back end is down')
    expect(await textOf(await file.get())).toBe('2')
  })
})

it('slugParts fit into one call each, and contain all slugs', () => {
  const slugs = Array.from({ length: 100 }, (_, at) => `${at}-`.padEnd(at % 3 === 0 ? 300 : 20, 'x'))
  const parts = slugParts(slugs)
  expect(parts.flat()).toEqual(slugs)
  expect(Math.max(...parts.map((part) => part.join(',').length))).toBeLessThanOrEqual(3_500)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(40)
})
