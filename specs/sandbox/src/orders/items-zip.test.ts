import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../wire.ts'
import { itemsZip, type ZipLimits } from './items-zip.ts'

let assets: string
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'vanek-zip-'))
  await mkdir(join(assets, 'products'))
  for (const name of ['a', 'b', 'c']) await writeFile(join(assets, `products/${name}.webp`), name.repeat(1000))
})
afterAll(() => rm(assets, { recursive: true, force: true }))

const line = (catalogCode: string, name: string) => ({ catalogCode, image: { path: `products/${name}.png` } })
const order = {
  created: '2026-05-04T10:00:00Z',
  items: [line('V/1', 'a'), line('V/1', 'b'), line('V2', 'a'), line('V3', 'gone'), line('V4', 'c')],
} as unknown as Shop['OrderBase']

async function unzipped(limits?: ZipLimits) {
  const pieces: Uint8Array[] = []
  for await (const piece of itemsZip(order, assets, limits)) pieces.push(piece)
  return { pieces, files: unzipSync(Buffer.concat(pieces)) }
}

describe('pictures of an order', () => {
  it('C7.32 are the originals, each once, named by codes, and are streamed', async () => {
    const { pieces, files } = await unzipped()
    expect(Object.entries(files).map(([name, data]) => [name, strFromU8(data.slice(0, 2)), data.length])).toEqual([
      ['V-1.webp', 'aa', 1000],
      ['V-1-2.webp', 'bb', 1000],
      ['V4.webp', 'cc', 1000],
    ])
    expect(pieces.length).toBeGreaterThan(3)
  })

  it.each([
    { pictures: 2, bytes: 1_000_000 },
    { pictures: 200, bytes: 2_500 },
  ])('list those beyond the limits %j', async (limits) => {
    const { files } = await unzipped(limits)
    expect(Object.keys(files)).toEqual(['V-1.webp', 'V-1-2.webp', 'vynechano.txt'])
    expect(strFromU8(files['vynechano.txt'] ?? new Uint8Array())).toContain('\nV4\n')
  })

  it('are read one after another, as the client receives them', async () => {
    await writeFile(join(assets, 'products/late.webp'), 'old')
    const lines = [line('V1', 'a'), line('V2', 'late')]
    const pieces = itemsZip({ ...order, items: lines as unknown as Shop['OrderBase']['items'] }, assets)
    const all: Uint8Array[] = []
    const { value } = await pieces.next()
    all.push(value as Uint8Array)
    await writeFile(join(assets, 'products/late.webp'), 'new')
    for await (const piece of pieces) all.push(piece)
    expect(strFromU8(unzipSync(Buffer.concat(all))['V2.webp'] ?? new Uint8Array())).toBe('new')
  })
})
